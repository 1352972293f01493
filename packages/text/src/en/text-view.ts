import { capital, list } from '../phrases.ts'
import { plural } from '../plural.ts'

const or = list('or')
const and = list('and')
const count = plural('en')
const meant = (close: readonly string[]) =>
  close.length === 0 ? '' : ` Did you mean ${or(close.map((each) => `“${each}”`))}?`

/** The game as plain text: headings, lists and a line to type in. */
export const textView = {
  title: 'Tiletum as text',
  sections: {
    status: 'Status',
    turn: 'Your turn',
    turnOf: (name: string) => `Turn of ${name}`,
    options: 'Possible now',
    dice: 'Dice by action',
    places: 'Places',
    offers: 'Offers',
    board: 'Your board',
    others: 'Others',
    fairs: 'Fairs and forecast',
    reasons: 'The Cardinalbot’s reasons',
    log: 'Log',
    commands: 'Commands',
    result: 'Result',
  },
  command: 'Command',
  send: 'Send',
  hint: 'A move or a question, for example take wool 4, go lyon, dice, why house, help. Arrow up brings back what you typed.',
  completions: 'You could go on with',
  steps: 'Steps of this turn',
  backHere: 'Back to here',
  noSteps: 'No step has been taken yet.',
  then: 'Afterwards goes on',
  europe: 'Europe',
  underground: (map: string) => `Underground ${map}`,
  segment: (action: string, value: number, points: string) =>
    `${capital(action)}, value ${value}, ${points}`,
  segmentTile: (tile: string) => `Bonus tile: ${tile}`,
  noDice: 'No dice.',
  die: (die: string, goods: string) => `${die}: ${goods}`,
  take: (die: string) => `Take ${die}`,
  houses: (spaces: string) => `free house spaces ${spaces}`,
  mines: (spaces: string) => `free mine spaces ${spaces}`,
  cathedral: (what: string) => `cathedral: ${what}`,
  fair: (number: number) => `fair ${number}`,
  stands: (piece: string, name: string) => `${piece} of ${name}`,
  away: (pieces: readonly string[], steps: number) =>
    `${steps} ${count(steps, { one: 'step', other: 'steps' })} for your ${and(pieces)}`,
  contracts: 'Contracts',
  characters: 'Characters',
  technologies: 'Technologies',
  turnedUp: 'Turned up',
  empty: 'empty',
  forecast: (name: string, now: number, round: number, game: number) =>
    `${name} has ${now} points, ${round} if the round ended now, ${game} if the game did`,
  forecastOff: 'The forecast is switched off at this table.',
  score: (name: string, vp: string) => `${name} ${vp}`,
  wholeLog: 'The whole log',
  look: 'Look at it',
  inFull: 'In full',
  numbered: (number: number, what: string) => `${number}: ${what}`,
  help: {
    moves: 'Moves',
    questions: 'Questions and the turn',
    typed: 'Type',
    does: 'What it does',
    note: 'Whole words are not needed: the first three letters do where nothing else begins like that. English and French words are understood, and so is the notation. Several moves are typed with a semicolon between them.',
  },
  answers: {
    unknown: (word: string, close: readonly string[]) =>
      `“${word}” is not understood.${meant(close)}`,
    unfit: (near: readonly string[]) =>
      near.length === 0
        ? 'That is no move; options says what is possible.'
        : `That is no move.${meant(near)}`,
    several: (forms: readonly string[], more: number) =>
      more === 0
        ? `That may be ${or(forms.map((form) => `“${form}”`))}: say which.`
        : `That may be ${forms.map((form) => `“${form}”`).join(', ')} or ${more} others: say which.`,
    refused: (sentence: string, rule: string) => `Not possible: ${sentence} Rule ${rule}.`,
    possible: (what: string) => `Possible: ${what}.`,
    noNumber: (most: number) =>
      most === 0 ? 'Nothing is to be decided now.' : `The list goes from 1 to ${most}.`,
    again: (warnings: string) => `${warnings} Say it again to do it all the same.`,
    undone: (what: string) => `Taken back: ${what}.`,
    redone: (what: string) => `Done again: ${what}.`,
    noUndo: 'There is nothing to take back: chance or somebody else came after your last step.',
    noRedo: 'There is nothing to do again.',
    restarted: 'All steps of this turn are taken back.',
    noDieTaken: 'Say which die: take wool 4 +1.',
    whyWhat: 'Say which move: why house.',
    notNow: 'Nothing is to be decided by you now.',
    rules: 'The rules are open.',
    dice: (action: string, value: number, points: string, dice: readonly string[]) =>
      `${action} ${value} (${points}): ${dice.length === 0 ? 'no dice' : dice.join(', ')}`,
    noSuchDice: 'No such dice lie on the wheel.',
    placesWhich: (fairs: string) => `Say which place: places lyon. ${fairs}.`,
    noPlace: (word: string) => `No place is called “${word}”.`,
    noPlayer: (word: string) => `Nobody here is called “${word}”.`,
    options: (number: number, forms: readonly string[], more: number) =>
      `${number} ${count(number, { one: 'move is', other: 'moves are' })} possible: ${forms.join(', ')}${more === 0 ? '' : ` and ${more} more in the list`}.`,
    noOptions: 'Nothing like that is possible now.',
    noTasks: 'No task is possible now.',
    noNews: 'Nothing happened since.',
    help: (questions: readonly string[], moves: readonly string[]) =>
      `You can ask ${or(questions)}, and play with ${or(moves)}; help and one of these words says more.`,
    helpOn: (usage: string, does: string) => `${usage}: ${does}.`,
    noReasons: 'The Cardinalbot has not played yet.',
    noSuchReason: (most: number) => `Its last turn had steps 1 to ${most}.`,
    takeBack:
      'Chance or somebody else came after your last step. Say it again to take it back all the same; the record notes it.',
    past: (moment: number, of: number) =>
      `You are looking at moment ${moment} of ${of}; “now” brings you back to the present.`,
    momentWhich: (most: number) => `Say which moment, from 0 to ${most}: moment 40.`,
    present: 'This is the present.',
    thinking: 'The master is thinking; the answer will be said here.',
    noHints: 'Among several people hints are off; the settings allow them.',
    noHintsToday: 'Nobody is helped in the game of the day.',
  },
}
export type TextViewWords = typeof textView
