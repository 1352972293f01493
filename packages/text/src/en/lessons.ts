/** The lessons: what each step says, in at most two short lines. */
export const lessons = {
  title: 'Learn to play',
  intro:
    'Each lesson is played on the real table. Your place is kept: leave when you like, go on later.',
  minutes: (minutes: number) => `about ${minutes} minutes`,
  number: (number: number) => `Lesson ${number}`,
  done: 'done',
  begun: 'begun',
  begin: 'Begin',
  resume: 'Go on',
  again: 'Play again',
  step: (at: number, of: number) => `${at} of ${of}`,
  go: 'Go on',
  show: 'Show me',
  leave: 'Leave the lesson; your place is kept',
  astray: 'That would be allowed, too. This lesson goes another way, though.',
  openTab: (tab: string) => `First open “${tab}” below.`,
  closing: 'End of the lesson',
  nextLesson: (title: string) => `Next: ${title}`,
  all: 'All lessons',
  back: 'Back',
  see: (title: string) => `See it in a lesson: ${title}`,
  titles: {
    turn: 'One real turn',
  },
  about: {
    turn: 'Take a die, move your merchant, build a house.',
  },
  steps: {
    turn: {
      wheel: 'You are Clara. Every turn you take one die from this wheel.',
      five: 'Press the pink 5. Its card shows what it brings: five food, but only two action points.',
      one: 'Now the pink 1, for comparison: one food, but six points. High dice feed, low dice act.',
      take: 'Take the pink 5. You will need the food, and two points are enough for a house.',
      tile: 'The tile of the action is yours as well, if you like. Take it into your storehouse.',
      goods: 'Five food have come. Italics mean: not confirmed yet, all of it can be undone.',
      walk: 'Rings show where your merchant may go. One point takes him to Antwerpen.',
      house: 'The second point builds a house here. This round’s fair pays for houses.',
      undo: 'A second thought? Undo goes back step by step; try it, or go on.',
      end: 'Everything as you want it? End the turn: only now it counts.',
    },
  },
  end: {
    turn: 'That was a whole turn: a die for goods and points, points for the map. Twelve of them are a game.',
  },
}
export type LessonsWords = typeof lessons
