import type { ConfigError, RecordError, RecordFault } from '@tiletum/engine'

const FAULTS: Readonly<Record<RecordFault, (word: string) => string>> = {
  'too-long': () => 'this is too long for a game',
  'no-record': () => 'this isn’t a Tiletum game file',
  'other-format': (word) => `unknown format “${word}”`,
  'unknown-line': (word) => `“${word}” is neither a player’s move nor in brackets`,
  missing: (word) => `“${word}” is missing from the header`,
  doubled: (word) => `“${word}” appears twice in the header`,
  'bad-rules': (word) => `“${word}” isn’t a rules revision`,
  'unknown-module': (word) => `“${word}” isn’t a set of modules`,
  'bad-players': (word) => `invalid players for this game (“${word}”)`,
  'bad-option': (word) => `“${word}” isn’t an option`,
  'bad-edition': () => 'the edition isn’t readable',
  'bad-chance': (word) => `the source of its random results isn’t readable (“${word}”)`,
  'no-game': (word) => `this game can’t be set up (${word})`,
  'no-seat': (word) => `no player is called “${word}”`,
  'open-bracket': () => 'this bracket is never closed',
  notation: (word) => `“${word}” isn’t valid here`,
  'wrong-seat': (word) => `“${word}”: it is another player’s decision`,
  refused: (word) => `“${word}” is against the rules`,
  'cannot-undo': (word) => `“${word}” goes back further than is allowed`,
  'no-end': () => 'the file is cut off: its last line is missing',
  'after-the-end': (word) => `“${word}” comes after the end`,
  'other-state': (word) => `the game doesn’t lead to the state “${word}”`,
}

const CONFIG_ERRORS: Readonly<Record<ConfigError['about'], (word: string) => string>> = {
  modules: (word) => `the base game is missing from the modules (“${word}”)`,
  players: (word) =>
    `the game is for two to four players, or one against the Cardinalbot, not ${word}`,
  first: (word) => `seat ${word} can’t start: there is no such seat`,
  difficulty: (word) => `“${word}” isn’t a difficulty level`,
  challenges: (word) => `“${word}” isn’t a challenge in this game, or is chosen twice`,
  'difficulty-and-challenges': () =>
    'the challenges are either dealt by the difficulty or chosen, not both',
  sides: (word) => `“${word}” isn’t a side, A or B, for each of the three underground maps`,
  technologies: (word) => `“${word}” aren’t three different technologies`,
  overlay: (word) => `“${word}” isn’t a scoring overlay`,
  'start-cost': (word) =>
    `${word} cost tiles show the start of the Cardinalbot’s architect; there must be exactly one`,
}

/** Errors of game files. */
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
      otherRules === undefined ? '' : ` It was played under rules revision ${otherRules}.`
    const what = configError === undefined ? word : CONFIG_ERRORS[configError.about](word)
    return `${where}${FAULTS[fault](what)}${clause}.${rules}`
  },
}
export type RecordWords = typeof records
