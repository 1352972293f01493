import { plural } from '../plural.ts'

const count = plural('en')

/** The command that lets computer players play among themselves. */
export const simulate = {
  command: 'let computer players play whole games among themselves',
  games: 'how many games',
  players: 'how many players; without it 4, against the Cardinalbot 1',
  modules: 'the modules, with commas between',
  bots: 'the players, with commas between; repeated until every seat has one',
  difficulty: 'against the Cardinalbot: how many challenges it is dealt',
  seed: 'a word or number; the same seed, the same games',
  workers: 'how many games at the same time; it changes nothing but the speed',
  edition: 'play with the components of this edition file',
  json: 'answer in JSON',
  unknownModule: (name: string, known: string) => `There is no module '${name}'; known: ${known}.`,
  unknownBot: (name: string, known: string) =>
    `There is no computer player '${name}'; known: ${known}.`,
  tooManyBots: (bots: number, seats: number) =>
    `There are ${bots} computer players for ${seats} seats.`,
  cannotPlay: (modules: string, players: number) =>
    `The modules ${modules} cannot be played by ${players}.`,
  noGame: (why: string) => `Such a game cannot be played: ${why}.`,
  title: (games: number, seed: string) =>
    `${games} ${count(games, { one: 'game', other: 'games' })}, seed ${seed}`,
  columns: {
    who: 'player',
    games: 'games',
    mean: 'mean',
    spread: 'spread',
    lowest: 'lowest',
    highest: 'highest',
    wins: 'wins',
    between: 'between (95 %)',
  },
  interval: (low: string, high: string) => `${low} and ${high}`,
  cardinalbot: 'Cardinalbot',
  difficultyAlone: 'A difficulty belongs to the module solo.',
  seat: (number: number) => `seat ${number}`,
  decisions: (number: string) => `Decisions per game: ${number}`,
  speed: (perSecond: string, decisions: string) =>
    `Speed: ${perSecond} games per second, ${decisions} decisions per second`,
}
export type SimulateWords = typeof simulate
