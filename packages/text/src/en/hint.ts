import { plural } from '../plural.ts'
import { reasons } from './hint-reasons.ts'

const count = plural('en')
const points = (number: number) => `${number} ${count(number, { one: 'point', other: 'points' })}`

/** The hint: the best lines of the strongest computer player. */
export const hint = {
  title: 'What would the master play?',
  about:
    'An estimate: the master tries out this turn and predicts the final score, corrected for how optimistic its predictions have proved. Later draws can change everything.',
  thinking: 'The master is thinking',
  tried: (number: number, of: number) => `${number} of ${of} simulations`,
  enough: 'Stop',
  lines: 'Best plays',
  steps: 'Steps',
  ahead: (number: number) => `about ${points(number)} ahead at the end`,
  behind: (number: number) => `about ${points(number)} behind at the end`,
  level: 'about level at the end',
  giveOrTake: (said: string, spread: number) => `${said}, give or take ${spread}`,
  visits: (number: number) => `tried ${number} ${count(number, { one: 'time', other: 'times' })}`,
  why: (said: string) => `The first line rather than the second, in points: ${said}.`,
  reasons,
  first: 'Play the first step',
  undoable: 'It can be undone',
  reveals: 'The first step reveals something hidden, so it’s up to you to play it.',
  only: 'There’s only one legal move.',
  failed: 'The master couldn’t start in this browser. Your game is safe.',
  retry: 'Try again',
  close: 'Close',
}
export type HintWords = typeof hint
