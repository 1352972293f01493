import { plural } from '../plural.ts'

const count = plural('en')

/** What a program at the table can do wrong. */
export type SeatFault = 'unreadable' | 'illegal' | 'late' | 'gone'

/** The command that finds out who plays better. */
export const arena = {
  command: 'let computer players compete and rate them',
  bots: 'the players, with commas between: a name, name@iterations or name@milliseconds (master@100ms), each also with the weights of a file (master+weights:FILE), or program:COMMAND',
  players: 'how many sit at the table: at two a duel, at more each one alone among the others',
  games: 'how many games for each pairing',
  pairing: 'all against all, or each against the one named before it',
  iterations: 'for every search that names none itself: how many iterations per decision',
  seed: 'a word or number; every pairing plays the same games from every seat',
  workers: 'how many games at the same time',
  file: 'where each game is written down; an existing file is continued',
  unknownBot: (name: string, known: string) =>
    `There is no computer player '${name}'; known: ${known}, each also as name@500 or name@100ms and with +weights:FILE, and program:COMMAND.`,
  noWeights: (file: string) => `The file '${file}' holds no weights of an evaluation.`,
  tooFew: 'An arena needs at least two different players.',
  sameTwice: (name: string) => `The player '${name}' is named twice.`,
  otherArena: (file: string) =>
    `The file '${file}' holds games of another arena; name another file with --file.`,
  brokenLine: (file: string, line: number) => `Line ${line} of the file '${file}' is no game.`,
  fault: (name: string, fault: SeatFault) =>
    `${name}: ${
      {
        unreadable: 'an answer is not the JSON that was asked for; a move was made at random.',
        illegal: 'an answer is no legal move; a move was made at random.',
        late: 'an answer did not come in time; a move was made at random.',
        gone: 'the program has ended or cannot be started; its game goes on at random.',
      }[fault]
    }`,
  goingOn: (games: number, file: string) =>
    `${games} ${count(games, { one: 'game', other: 'games' })} found in ${file}; going on from there.`,
  stopped: (games: number, file: string) =>
    `Stopped: ${games} ${count(games, { one: 'game is', other: 'games are' })} kept in ${file}, and the same command goes on from there.`,
  progress: (done: number, all: number, left: string) =>
    left === '' ? `${done} of ${all} games` : `${done} of ${all} games, ${left} left`,
  seconds: (number: number) => `${number} s`,
  minutes: (number: number) => `${number} min`,
  title: (games: number, players: number, seed: string) =>
    `${games} ${count(games, { one: 'game', other: 'games' })} of ${players}, seed ${seed}`,
  interval: (low: string, high: string) => `${low} to ${high}`,
  cardinalbot: 'Cardinalbot',
  columns: {
    player: 'player',
    rating: 'rating',
    plusMinus: '±',
    games: 'games',
    alone: 'player',
    others: 'against',
    wins: 'wins',
    interval: '95 %',
    mean: 'mean',
    othersMean: 'theirs',
  },
}
export type ArenaWords = typeof arena
