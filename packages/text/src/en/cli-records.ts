import type { ChanceVerdict } from '@tiletum/engine'
import { plural } from '../plural.ts'

const count = plural('en')
const some = (number: number, one: string, other: string) =>
  `${number} ${count(number, { one, other })}`

/** The commands that read records of games. */
export const recordCommands = {
  file: 'the record of a game; - is standard input',
  at: 'after so many turns; 0 is after the set-up',
  json: 'answer in JSON',
  fewerTurns: (turns: number) => `This game has only ${some(turns, 'turn', 'turns')}.`,
  replay: {
    command: 'tell a recorded game in sentences, and where it stands',
    brief: 'one sentence for each turn',
    heading: (number: number, sentence: string) => `${number}. ${sentence}`,
  },
  verify: {
    command: 'play recorded games again and check every move and the state they lead to',
    good: (file: string, players: number, entries: number, over: boolean, corrections: number) =>
      `${file}: good${corrections === 0 ? '' : `, ${some(corrections, 'correction', 'corrections')}`}; ${some(players, 'player', 'players')}, ${some(entries, 'entry', 'entries')}, ${over ? 'played to the end' : 'still under way'}.`,
    forged: 'every move is legal, but its chance is not what it says.',
    chance: (verdict: ChanceVerdict): string | undefined => {
      switch (verdict.chance) {
        case 'unproven':
          return undefined
        case 'sealed':
          return 'Its chance is sealed: the seed is published when the game is over.'
        case 'proven': {
          const { draws, from, without } = verdict
          const since = from === 0 ? '' : ` from entry ${from + 1} on`
          const missing = without.map((seat) => `seat ${seat + 1}`).join(', ')
          return `Its chance is proven${since}: the seed fits the commitment, and ${some(draws, 'draw follows', 'draws follow')} from it.${missing === '' ? '' : ` Without a part of ${missing}.`}`
        }
        case 'other-seed':
          return `The seed does not fit the commitment; it would be ${verdict.commitment}.`
        case 'other-draw':
          return `Entry ${verdict.entry + 1}: “${verdict.found}” is not what came up: seed, table and the players’ parts give “${verdict.drawn}”.`
      }
    },
    newerRules: (theirs: number, ours: number) =>
      `It was played by revision ${theirs} of the rules; this Tiletum knows them up to ${ours}. By ours it leads to the state it names, which does not prove that every move was legal by theirs: verify it again after an update.`,
    leadsTo: (state: string) => `The game as it is written leads to the state “${state}”.`,
    upTo: (entries: number) => `Before that, ${some(entries, 'entry is', 'entries are')} good.`,
    difference: (line: number) =>
      `It is not written as Tiletum writes it; the first difference is in line ${line}:`,
    there: (line: string) => `there: ${line}`,
    here: (line: string) => `here:  ${line}`,
  },
  convert: {
    command: 'change a record from text to JSON or back',
    to: 'the form to change to; without it, the other one',
    out: 'write to this file, which must not exist yet',
    over: 'the file may exist: write over it',
    exists: (file: string) => `There is a file '${file}' already; --force writes over it.`,
    written: (file: string) => `Written to '${file}'.`,
  },
  options: {
    command: 'list what can be done where a recorded game stands',
    none: 'Nothing: the game is over.',
  },
  why: {
    command: 'say whether a move is possible where a recorded game stands, and why not',
    move: "the move in notation, as 'tiletum options' shows it",
    possible: (what: string) => `Possible: ${what}.`,
    answer: (what: string) => `Chance may answer so: ${what}.`,
    rule: (clause: string, text: string) => `Rule ${clause}: ${text}`,
  },
  advise: {
    command: 'let a computer player say what it would do where a recorded game stands, and why',
    bot: 'who is asked: a name, name@iterations or name@milliseconds (master@100ms)',
    lines: 'how many lines of play it tells',
    seed: 'a word or number; the same seed, the same advice',
    chance: 'Nobody is asked here: chance answers next.',
    would: (bot: string, move: string) => `${bot}: ${move}`,
    tried: (iterations: string, spread: string) =>
      `It tried ${iterations} ways to go on. Its best lines, give or take ${spread} VP:`,
    line: (number: number, expected: number, visits: string, points: string) =>
      `${number}. ${expected < 0 ? 'behind' : 'ahead'} by ${points} VP at the end, it thinks; tried ${visits} times:`,
    why: (reasons: string) => `The first rather than the second, in VP: ${reasons}.`,
    onlyMove: 'Nothing else is possible.',
    noLines: 'It does not think in lines of play.',
  },
  bench: {
    command: 'measure how fast Tiletum is beside others',
    words: 'what to measure, and options of the bench',
    elsewhere:
      "The bench is not here. In the folder of Tiletum's sources, 'npm run bench -- quick' runs it.",
  },
}
export type RecordCommandWords = typeof recordCommands
