import { plural } from '../plural.ts'

const count = plural('en')
const points = (number: number) => `${number} ${count(number, { one: 'point', other: 'points' })}`

/** What the strongest computer player would look at, shown to a person on request. */
export const hint = {
  title: 'What would the master look at?',
  about:
    'An estimate: the master tries lines of this turn and guesses how the game would end if it played on, less the hope that its own games showed to be in such guesses. What comes up later may change it all.',
  thinking: 'The master is thinking',
  tried: (number: number, of: number) => `${number} of ${of} lines tried`,
  enough: 'Enough',
  lines: 'Best lines',
  steps: 'Steps',
  ahead: (number: number) => `about ${points(number)} ahead at the end`,
  behind: (number: number) => `about ${points(number)} behind at the end`,
  level: 'about level at the end',
  giveOrTake: (said: string, spread: number) => `${said}, give or take ${spread}`,
  visits: (number: number) => `tried ${number} ${count(number, { one: 'time', other: 'times' })}`,
  first: 'Take the first step',
  undoable: 'It can be undone',
  reveals: 'The first step turns over something hidden, so it is left to you.',
  only: 'There is only one thing to do.',
  failed: 'The browser did not start the master. Nothing is lost.',
  retry: 'Try again',
  close: 'Close',
}
export type HintWords = typeof hint
