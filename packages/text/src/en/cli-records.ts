import type { ChanceVerdict } from '@tiletum/engine'
import { plural } from '../plural.ts'

const count = plural('en')
const some = (number: number, one: string, other: string) =>
  `${number} ${count(number, { one, other })}`

/** The commands that read records of games. */
export const recordCommands = {
  file: 'a game file (- for standard input)',
  at: 'position after this many turns (0 = after setup)',
  json: 'print JSON',
  fewerTurns: (turns: number) => `This game has only ${some(turns, 'turn', 'turns')}.`,
  replay: {
    command: 'print a game’s log and position',
    brief: 'one sentence for each turn',
    heading: (number: number, sentence: string) => `${number}. ${sentence}`,
  },
  verify: {
    command: 'replay games and check every move and the final state',
    good: (file: string, players: number, entries: number, over: boolean, corrections: number) =>
      `${file}: good${corrections === 0 ? '' : `, ${some(corrections, 'correction', 'corrections')}`}; ${some(players, 'player', 'players')}, ${some(entries, 'entry', 'entries')}, ${over ? 'finished' : 'in progress'}.`,
    forged: 'every move is legal, but its random results aren’t what it says.',
    chance: (verdict: ChanceVerdict): string | undefined => {
      switch (verdict.chance) {
        case 'unproven':
          return undefined
        case 'sealed':
          return 'Its random seed is sealed until the game is over.'
        case 'proven': {
          const { draws, from, without } = verdict
          const since = from === 0 ? '' : ` from entry ${from + 1} on`
          const missing = without.map((seat) => `seat ${seat + 1}`).join(', ')
          return `Its random results are proven${since}: the seed matches the commitment, and ${some(draws, 'draw follows', 'draws follow')} from it.${missing === '' ? '' : ` Nothing was contributed by ${missing}.`}`
        }
        case 'other-seed':
          return `The seed doesn’t match the commitment; its own would be ${verdict.commitment}.`
        case 'other-draw':
          return `Entry ${verdict.entry + 1}: “${verdict.found}” isn’t what was drawn: seed, table and the players’ contributions give “${verdict.drawn}”.`
      }
    },
    newerRules: (theirs: number, ours: number) =>
      `It was played under rules revision ${theirs}; this Tiletum knows them up to ${ours}. Under ours it leads to the state it names, which doesn’t prove that every move was legal under theirs: verify it again after an update.`,
    leadsTo: (state: string) => `The game as it is written leads to the state “${state}”.`,
    upTo: (entries: number) =>
      `${entries === 1 ? 'The entry' : `The ${entries} entries`} before that ${count(entries, { one: 'is', other: 'are' })} good.`,
    difference: (line: number) =>
      `The file isn’t in canonical form; first difference in line ${line}:`,
    there: (line: string) => `there: ${line}`,
    here: (line: string) => `here:  ${line}`,
  },
  convert: {
    command: 'convert a game between text and JSON',
    to: 'target format (default: the other one)',
    out: 'write to this file, which must be new',
    over: 'overwrite an existing file',
    exists: (file: string) => `'${file}' already exists; use --force to overwrite it.`,
    written: (file: string) => `Written to '${file}'.`,
  },
  options: {
    command: 'list the legal moves in a saved game',
    none: 'Nothing: the game is over.',
  },
  why: {
    command: 'check whether a move is legal in a saved game, and if not, why',
    move: "the move in notation, as 'tiletum options' shows it",
    possible: (what: string) => `Possible: ${what}.`,
    answer: (what: string) => `Possible random result: ${what}.`,
    rule: (clause: string, text: string) => `Rule ${clause}: ${text}`,
  },
  advise: {
    command: 'ask a computer player what it would play in a saved game, and why',
    bot: 'the computer player: a name, name@iterations or name@milliseconds (master@100ms)',
    lines: 'how many plays to show',
    seed: 'a word or number; the same seed gives the same advice',
    chance: 'There’s no decision here: the next step is random.',
    would: (bot: string, move: string) => `${bot}: ${move}`,
    tried: (iterations: string, spread: string) =>
      `${iterations} simulations. Best plays, give or take ${spread} VP:`,
    line: (number: number, expected: number, visits: string, points: string) =>
      `${number}. about ${points} VP ${expected < 0 ? 'behind' : 'ahead'} at the end, ${visits} simulations:`,
    why: (reasons: string) => `Why the first beats the second, in VP: ${reasons}.`,
    onlyMove: 'It is the only legal move.',
    noLines: 'This player doesn’t search.',
  },
  bench: {
    command: 'benchmark Tiletum against other libraries',
    words: 'what to measure, and benchmark options',
    elsewhere: 'Benchmarks run only in the source folder: npm run bench -- quick',
  },
}
export type RecordCommandWords = typeof recordCommands
