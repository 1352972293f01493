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
    turnOf: (name: string) => `${name}’s turn`,
    options: 'Available moves',
    dice: 'Dice by action',
    places: 'Places',
    offers: 'Offers',
    board: 'Your board',
    others: 'Other players',
    fairs: 'Fairs and forecast',
    reasons: 'The Cardinalbot’s reasoning',
    log: 'Log',
    commands: 'Commands',
    result: 'Result',
  },
  command: 'Command',
  send: 'Send',
  hint: 'A move or a question, for example take wool 4, go lyon, dice, why house, help. Press the up arrow to recall what you typed.',
  completions: 'Suggestions',
  steps: 'Steps of this turn',
  backHere: 'Back to here',
  noSteps: 'No steps yet.',
  then: 'Still to come',
  europe: 'Europe',
  underground: (map: string) => `Underground map ${map}`,
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
  stands: (piece: string, name: string) => `${name}’s ${piece}`,
  away: (pieces: readonly string[], steps: number) =>
    `${steps} ${count(steps, { one: 'step', other: 'steps' })} for your ${and(pieces)}`,
  contracts: 'Contracts',
  characters: 'Characters',
  technologies: 'Technologies',
  turnedUp: 'Revealed',
  empty: 'empty',
  forecast: (name: string, now: number, round: number, game: number) =>
    `${name} has ${now} VP, ${round} if the round ended now, ${game} if the game did`,
  forecastOff: 'The forecast is off at this table.',
  score: (name: string, vp: string) => `${name} ${vp}`,
  wholeLog: 'Full log',
  look: 'View',
  inFull: 'Details',
  numbered: (number: number, what: string) => `${number}: ${what}`,
  help: {
    moves: 'Moves',
    questions: 'Questions and turn commands',
    typed: 'Type',
    does: 'What it does',
    note: 'You can shorten any word to its first three letters where that is unambiguous. English, French and notation all work. Separate several moves with semicolons.',
  },
  answers: {
    unknown: (word: string, close: readonly string[]) => `Unknown word: “${word}”.${meant(close)}`,
    unfit: (near: readonly string[]) =>
      near.length === 0
        ? 'That isn’t a legal move. Type options to see what is.'
        : `That isn’t a legal move.${meant(near)}`,
    several: (forms: readonly string[], more: number) =>
      more === 0
        ? `That could be ${or(forms.map((form) => `“${form}”`))}: which one?`
        : `That could be ${forms.map((form) => `“${form}”`).join(', ')} or ${more} ${count(more, { one: 'other', other: 'others' })}: which one?`,
    refused: (sentence: string, rule: string) => `Not possible: ${sentence} Rule ${rule}.`,
    possible: (what: string) => `Possible: ${what}.`,
    noNumber: (most: number) =>
      most === 0 ? 'There’s nothing to decide right now.' : `Choose a number from 1 to ${most}.`,
    again: (warnings: string) => `${warnings} Repeat the command to do it anyway.`,
    undone: (what: string) => `Undone: ${what}.`,
    redone: (what: string) => `Redone: ${what}.`,
    noUndo: 'You can’t undo: something was drawn or another player moved after your last step.',
    noRedo: 'There’s nothing to redo.',
    restarted: 'All steps of this turn have been undone.',
    noDieTaken: 'Which die? For example: take wool 4 +1',
    whyWhat: 'Which move? For example: why house',
    notNow: 'You have nothing to decide right now.',
    rules: 'The rules are open.',
    dice: (action: string, value: number, points: string, dice: readonly string[]) =>
      `${action} ${value} (${points}): ${dice.length === 0 ? 'no dice' : dice.join(', ')}`,
    noSuchDice: 'There are no such dice on the wheel.',
    placesWhich: (fairs: string) => `Which place? For example: places lyon. ${fairs}.`,
    noPlace: (word: string) => `There’s no place called “${word}”.`,
    noPlayer: (word: string) => `No player is called “${word}”.`,
    options: (number: number, forms: readonly string[], more: number) =>
      `${number} ${count(number, { one: 'move is', other: 'moves are' })} possible: ${forms.join(', ')}${more === 0 ? '' : ` and ${more} more in the list`}.`,
    noOptions: 'Nothing like that is possible right now.',
    noTasks: 'No task is possible right now.',
    noNews: 'Nothing has happened since.',
    help: (questions: readonly string[], moves: readonly string[]) =>
      `You can ask ${or(questions)}, or play with ${or(moves)}; type help and one of these words for more.`,
    helpOn: (usage: string, does: string) => `${usage}: ${does}.`,
    noReasons: 'The Cardinalbot hasn’t played yet.',
    noSuchReason: (most: number) => `Its last turn had steps 1 to ${most}.`,
    takeBack:
      'Something was drawn or another player moved after your last step. Repeat the command to go back anyway; the log will note it.',
    past: (moment: number, of: number) =>
      `You’re viewing position ${moment} of ${of}; type “now” to return.`,
    momentWhich: (most: number) => `Which position, from 0 to ${most}? For example: moment 40`,
    present: 'You’re at the current position.',
    thinking: 'The master is thinking; the answer will appear here.',
    noHints: 'Hints are off in games with several people; turn them on in the settings.',
    noHintsToday: 'There are no hints in the game of the day.',
  },
}
export type TextViewWords = typeof textView
