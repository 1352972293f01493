import { plural } from '../plural.ts'

const count = plural('en')

/** The command that lets computer players play among themselves. */
export const simulate = {
  command: 'run games between computer players',
  games: 'number of games',
  players: 'number of players (default: 4, or 1 against the Cardinalbot)',
  modules: 'comma-separated list of modules',
  bots: 'the players, comma-separated; repeated until every seat has one',
  difficulty: 'Cardinalbot difficulty: how many challenges it gets',
  seed: 'a word or number; the same seed gives the same games',
  workers: 'games to run in parallel (affects speed only)',
  edition: 'play with the components of this edition file',
  json: 'print JSON',
  unknownModule: (name: string, known: string) =>
    `Unknown module '${name}'. Choose from: ${known}.`,
  unknownBot: (name: string, known: string) =>
    `Unknown computer player '${name}'. Choose from: ${known}.`,
  tooManyBots: (bots: number, seats: number) =>
    `Too many computer players: ${bots} for ${seats} seats.`,
  cannotPlay: (modules: string, players: number) =>
    `The modules ${modules} can’t be played with ${players} ${count(players, { one: 'player', other: 'players' })}.`,
  noGame: (why: string) => `This game can’t be set up: ${why}.`,
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
    between: '95% interval',
  },
  interval: (low: string, high: string) => `${low} to ${high}`,
  cardinalbot: 'Cardinalbot',
  difficultyAlone: '--difficulty needs the solo module.',
  seat: (number: number) => `seat ${number}`,
  decisions: (number: string) => `Decisions per game: ${number}`,
  speed: (perSecond: string, decisions: string) =>
    `Speed: ${perSecond} games per second, ${decisions} decisions per second`,
}
export type SimulateWords = typeof simulate
