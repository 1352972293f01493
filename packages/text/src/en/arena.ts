import { plural } from '../plural.ts'

const count = plural('en')

/** The faults of a program that plays a seat. */
export type SeatFaultWord = 'unreadable' | 'illegal' | 'late' | 'gone'

/** The command that finds out who plays better. */
export const arena = {
  command: 'run a tournament between computer players and rate them',
  bots: 'the players, comma-separated: a name, name@iterations or name@milliseconds (master@100ms), each also with the weights of a file (master+weights:FILE), or program:"COMMAND"',
  players: 'players per game: 2 for duels; with more, each plays alone against copies of another',
  games: 'games for each pairing',
  pairing: 'round robin, or each against the one listed before it',
  iterations: 'search iterations per decision, unless a player names its own',
  seed: 'a word or number; every pairing plays the same games from every seat',
  workers: 'games to run in parallel',
  file: 'file for the results; an existing file is resumed',
  unknownBot: (name: string, known: string) =>
    `Unknown computer player '${name}'. Choose from: ${known}, each also as name@500 or name@100ms and with +weights:FILE, and program:"COMMAND".`,
  noWeights: (file: string) => `'${file}' has no evaluation weights.`,
  tooFew: 'A tournament needs at least two different players.',
  sameTwice: (name: string) => `The player '${name}' is named twice.`,
  otherArena: (file: string) =>
    `'${file}' has games from a different tournament; choose another file with --file.`,
  brokenLine: (file: string, line: number) => `Line ${line} of '${file}' isn’t a game.`,
  fault: (name: string, fault: SeatFaultWord) =>
    `${name}: ${
      {
        unreadable: 'unreadable answer; a random move was played.',
        illegal: 'illegal move; a random move was played.',
        late: 'no answer in time; a random move was played.',
        gone: 'the program exited or couldn’t be started; random moves are played for it.',
      }[fault]
    }`,
  silent: (name: string) =>
    `${name}: not one legal answer. Try it with: tiletum bot check "COMMAND".`,
  goingOn: (games: number, file: string) =>
    `Found ${games} ${count(games, { one: 'game', other: 'games' })} in ${file}; resuming.`,
  stopped: (games: number, file: string) =>
    `Stopped: ${games} ${count(games, { one: 'game', other: 'games' })} saved in ${file}; run the same command to resume.`,
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
    faults: 'faults',
    interval: '95%',
    mean: 'mean',
    othersMean: 'theirs',
  },
}
export type ArenaWords = typeof arena
