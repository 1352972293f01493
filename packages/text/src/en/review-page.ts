import { plural } from '../plural.ts'
import { reasons } from './hint-reasons.ts'
import { verdicts } from './review.ts'

const count = plural('en')
const seconds = (number: number) =>
  number < 90 ? `about ${number} s` : `about ${Math.round(number / 60)} min`
const turns = (number: number) => `${number} ${count(number, { one: 'turn', other: 'turns' })}`

/** A game reviewed on the page, its turns asked again, and puzzles. */
export const reviewPage = {
  title: 'Review',
  about:
    'The strongest computer player judges each of your turns: what you could expect, what was better, and why. It runs on this device.',
  whose: 'Player',
  depth: 'Depth',
  depths: { quick: 'Quick', thorough: 'Thorough', deep: 'Deep' },
  depthTime: (name: string, number: number) => `${name}: ${seconds(number)}`,
  start: 'Start the review',
  stop: 'Stop',
  progress: (done: number, of: number) => `${done} of ${turns(of)} judged`,
  left: (said: string, number: number) => `${said}, ${seconds(number)} left`,
  failed: 'The review stopped with an error. Your game is safe; you can start it again.',
  nothing: 'There’s no turn to judge yet.',
  again: 'Review again',
  verdicts,
  chart: {
    title: 'Expected margin over the game',
    note: 'Above the line you’re expected to win, below it to lose. Solid: your decisions. Dotted: dice, draws and the other players. The band is the usual error.',
    point: (turn: string, before: string, after: string) => `${turn}: ${before}, then ${after}`,
    when: 'Turn',
    before: 'Before',
    after: 'After',
  },
  turn: (round: number, turn: number) => `Round ${round}, turn ${turn}`,
  turns: 'Turns',
  row: (turn: string, verdict: string, lost: string | undefined) =>
    lost === undefined ? `${turn}: ${verdict}` : `${turn}: ${verdict}, ${lost}`,
  lost: (points: string) => `−${points} VP`,
  summary: (lost: string, luck: string) =>
    `Your decisions cost ${lost} VP; dice, draws and the other players changed the margin by ${luck} VP.`,
  expected: (before: string, after: string, spread: string) =>
    `Expected margin: ${before} VP with the best play, ${after} VP after your turn; games end within ${spread} VP of that two times in three.`,
  cost: (points: string, error: string) =>
    `The turn cost about ${points} VP, give or take ${error}.`,
  luck: (points: string) => `Dice, draws and the other players since your last turn: ${points} VP.`,
  noBetter: 'The review found nothing better.',
  close: 'The review found nothing clearly better.',
  better: 'Better',
  why: 'What the better line gains, in VP',
  reasons,
  show: 'Show the position',
  playOn: 'Play on with this line',
  learn: (number: number) => `Learn from your mistakes (${number})`,
  practice: {
    title: 'Learn from your mistakes',
    question: (at: number, of: number) => `Question ${at} of ${of}:`,
    ask: 'Play a better turn than you did.',
    none: 'There are no mistakes to learn from. Review a game first.',
    leave: 'Leave',
    theAnswer: 'The answer',
    answer: 'Show the answer',
    judging: 'Judging your turn…',
    right: 'Well played',
    wrong: 'Not the best yet',
    rightText: 'The review finds nothing clearly better than your turn.',
    wrongText: (points: string, error: string) =>
      `Your turn is about ${points} VP worse than the best, give or take ${error}.`,
    otherDie: 'Another die is clearly better.',
    best: 'The best line found',
    retry: 'Try again',
    next: 'Next question',
    done: 'Back to the review',
    close: 'Close',
    failed: 'Your turn couldn’t be judged. Try again.',
  },
  puzzles: {
    title: 'Turn puzzles',
    about:
      'Positions from games between computer players in which one die is clearly best. Take it, and play the best turn with it.',
    today: 'Today’s puzzle',
    all: 'All puzzles',
    name: (number: number) => `Puzzle ${number}`,
    kind: (players: number, round: number, turn: number) =>
      `${players} players, round ${round}, turn ${turn}`,
    silver: 'Prospect for Silver',
    ratings: { easy: 'easy', medium: 'medium', hard: 'hard' },
    found: (number: number, of: number) => `weaker levels find it ${number} of ${of} times`,
    solved: 'solved',
    tried: 'tried',
    open: 'Open',
    ask: 'One die is clearly best. Play the best turn.',
    next: 'Next puzzle',
    back: 'All puzzles',
    missing: 'This puzzle doesn’t exist.',
    gap: (points: string) => `The best with any other die is ${points} VP worse.`,
  },
}
export type ReviewPageWords = typeof reviewPage
