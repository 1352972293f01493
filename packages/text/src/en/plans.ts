import { plural } from '../plural.ts'

const count = plural('en')
const points = (number: number) => `${number} ${count(number, { one: 'point', other: 'points' })}`

/** Plans for one's own turn. Plans are called A, B and C. */
export const plans = {
  title: 'Plans',
  about: 'Plan your next turn while the others play. Only you see your plans.',
  aboutOwn: 'Save your moves so far as a plan, try something else, and compare.',
  notYet:
    'You’ve taken your last turn of this round. You can plan again when the new dice are rolled.',
  over: 'The game is over.',
  name: (letter: string) => `Plan ${letter}`,
  make: (letter: string) => `Make plan ${letter}`,
  save: (letter: string) => `Save as plan ${letter}`,
  full: 'You have three plans. Delete one to make another.',
  change: 'Change',
  use: 'Load this plan',
  useTip: 'Nothing is sent yet',
  remove: 'Delete',
  of: (what: string, letter: string) => `${what}: plan ${letter}`,
  leave: 'Back to the game',
  sandbox: 'As if your turn began now. Nothing is sent.',
  stops: 'The plan stops here: what comes next isn’t known yet.',
  is: { intact: 'Intact', changed: 'Changed', broken: 'No longer possible', played: 'Played' },
  changed: (vp: number, was: number, unused: number, wasUnused: number) =>
    vp !== was
      ? `It now scores ${vp} VP instead of ${was}.`
      : unused !== wasUnused
        ? `It now leaves ${points(unused)} unused instead of ${wasUnused}.`
        : 'It now leaves you other resources.',
  broken: (step: number, move: string) => `Step ${step} is no longer possible: ${move}.`,
  otherwise: 'You’ve played something else.',
  steps: 'Steps',
  compared: 'Plans compared',
  rows: { status: 'Plan', vp: 'VP', goods: 'Resources', unused: 'AP unused', fair: 'Fair' },
  gained: (vp: number) => `${vp} VP scored`,
  unused: (number: number) => `${points(number)} unused`,
  present: (vp: number) => `The fair will score ${vp} VP as things are`,
  absent: (vp: number) => `You won’t be at the fair, worth ${vp} VP`,
  noFair: 'No fair',
  now: {
    intact: (letter: string) => `Plan ${letter} is intact again.`,
    changed: (letter: string) => `Plan ${letter} has changed.`,
    broken: (letter: string) => `Plan ${letter} is no longer possible.`,
  },
  used: (letter: string, steps: number) =>
    `Plan ${letter} is loaded: ${steps} ${count(steps, { one: 'step', other: 'steps' })}. Nothing is sent yet.`,
  opened: (letter: string) =>
    `You’re making plan ${letter}, as if your turn began now. Nothing is sent. “plan close” goes back to the game.`,
  left: (letter: string) => `Plan ${letter} is saved. You’re back in the game.`,
  saved: (letter: string) => `Saved as plan ${letter}.`,
  removed: (letter: string) => `Plan ${letter} is deleted.`,
  none: 'You have no plans.',
  unknown: (letter: string) => `There’s no plan ${letter}.`,
  nothing: 'There’s nothing to save: choose some moves first.',
  notNow: 'You can’t plan now.',
  usage: 'Type “plan a”, “plan save a”, “plan delete a” or “plan close”.',
  /** Words that may follow the command `plan`. */
  words: { save: ['save', 'keep'], remove: ['delete', 'drop'], leave: ['close', 'leave'] },
}
export type PlansWords = typeof plans
