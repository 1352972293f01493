import type { ConfigError, RecordError, RecordFault } from '@tiletum/engine'

const FAULTS: Readonly<Record<RecordFault, (word: string) => string>> = {
  'too-long': () => 'this is more than a game can be',
  'no-record': () => 'this is no record of a game',
  'other-format': (word) => `this Tiletum does not know the format “${word}”`,
  'unknown-line': (word) => `“${word}” belongs to no player and is not in brackets`,
  missing: (word) => `“${word}” is missing from the head of the record`,
  doubled: (word) => `“${word}” stands in the head a second time`,
  'bad-rules': (word) => `“${word}” is no revision of the rules`,
  'unknown-module': (word) => `“${word}” is no set of modules`,
  'bad-players': (word) => `these are no players for this game (“${word}”)`,
  'bad-option': (word) => `“${word}” is no option`,
  'bad-edition': () => 'the edition cannot be understood',
  'bad-chance': (word) => `where its chance came from cannot be understood (“${word}”)`,
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

const CONFIG_ERRORS: Readonly<Record<ConfigError['about'], (word: string) => string>> = {
  modules: (word) => `the base game is missing from the modules (“${word}”)`,
  players: (word) => `two to four play, or one against the Cardinalbot, but not ${word}`,
  first: (word) => `there is no seat ${word} to begin`,
  difficulty: (word) => `“${word}” is no difficulty`,
  challenges: (word) => `“${word}” is no challenge of this game, or is chosen twice`,
  'difficulty-and-challenges': () =>
    'the challenges are either dealt by the difficulty or chosen, not both',
  sides: (word) => `“${word}” is not a side, A or B, for each of the three underground maps`,
  technologies: (word) => `“${word}” are not three different technologies`,
  overlay: (word) => `“${word}” is no scoring overlay`,
  'start-cost': (word) =>
    `${word} cost tiles show the start of the Cardinalbot’s architect; it must be one`,
}

/** What is wrong with the record of a game. */
export const records = {
  configError: ({ about, word }: ConfigError): string => CONFIG_ERRORS[about](word),
  fault: (error: RecordError): string => {
    const { fault, word, line, column, place, refusal, otherRules, configError } = error
    const where =
      line !== undefined
        ? `Line ${line}, column ${column ?? 1}: `
        : typeof place === 'number'
          ? `Entry ${place + 1}: `
          : place === undefined || place === ''
            ? ''
            : `“${place}”: `
    const clause = refusal === undefined ? '' : ` (${refusal.clause})`
    const rules =
      otherRules === undefined ? '' : ` It was played by revision ${otherRules} of the rules.`
    const what = configError === undefined ? word : CONFIG_ERRORS[configError.about](word)
    return `${where}${FAULTS[fault](what)}${clause}.${rules}`
  },
}
export type RecordWords = typeof records
