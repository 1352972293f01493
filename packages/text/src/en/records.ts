import type { RecordError, RecordFault } from '@tiletum/engine'

const FAULTS: Readonly<Record<RecordFault, (word: string) => string>> = {
  'too-long': () => 'this is more than a game can be',
  'no-record': () => 'this is no record of a game',
  'other-format': (word) => `this Tiletum does not know the format “${word}”`,
  'unknown-line': (word) => `“${word}” belongs to no player and is not in brackets`,
  'bad-rules': (word) => `“${word}” is no revision of the rules`,
  'unknown-module': (word) => `“${word}” is no set of modules`,
  'bad-players': (word) => `these are no players for this game (“${word}”)`,
  'bad-option': (word) => `“${word}” is no option`,
  'bad-edition': () => 'the edition cannot be understood',
  'no-game': (word) => `such a game cannot be played (${word})`,
  'no-seat': (word) => `nobody is called “${word}”`,
  'open-bracket': () => 'this bracket is never closed',
  notation: (word) => `“${word}” is not understood here`,
  'wrong-seat': (word) => `“${word}”: somebody else has to decide here`,
  refused: (word) => `“${word}” is against the rules`,
  'cannot-undo': (word) => `“${word}” goes back further than is allowed`,
  'no-end': () => 'the record is cut off: its last line is missing',
  'after-the-end': (word) => `“${word}” stands after the end`,
  'other-state': (word) => `the game does not lead to the state “${word}”`,
}

/** What is wrong with the record of a game. */
export const records = {
  fault: ({ fault, word, line, column, place, refusal, otherRules }: RecordError): string => {
    const where =
      line !== undefined
        ? `Line ${line}, column ${column ?? 1}: `
        : typeof place === 'number'
          ? `Entry ${place + 1}: `
          : ''
    const clause = refusal === undefined ? '' : ` (${refusal.clause})`
    const rules =
      otherRules === undefined ? '' : ` It was played by revision ${otherRules} of the rules.`
    return `${where}${FAULTS[fault](word)}${clause}.${rules}`
  },
}
export type RecordWords = typeof records
