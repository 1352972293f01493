/** A game gone through turn by turn: what could be expected, what was lost, what was better and why. */

import { reasons } from './hint-reasons.ts'

export type ReviewVerdict = 'best' | 'fine' | 'inaccuracy' | 'mistake' | 'turning-point'

export const verdicts: Readonly<Record<ReviewVerdict, string>> = {
  best: 'best',
  fine: 'fine',
  inaccuracy: 'inaccuracy',
  mistake: 'mistake',
  'turning-point': 'turning point',
}

export const review = {
  command: 'judge the turns of a recorded game: what could be expected, what was better, and why',
  seats: 'comma-separated seat numbers (default: all)',
  depth: 'how much is thought about each turn',
  noSeat: (seat: string) => `There is no seat ${seat} in this game whose turns could be judged.`,
  nothing: 'No turns yet.',
  realTable: 'Games from a real table aren’t judged: corrections may stand between the moves.',
  progress: (done: number, of: number, left: string) =>
    left === '' ? `${done} of ${of} turns judged` : `${done} of ${of} turns judged, ${left} left`,
  title: (name: string) => `${name}’s turns`,
  verdicts,
  turn: (round: number, turn: number, verdict: string) =>
    `Round ${round}, turn ${turn}: ${verdict}`,
  expected: (before: string, after: string, spread: string) =>
    `Margin expected at the end: ${before} VP with the best play, ${after} VP after what was played, give or take ${spread}.`,
  lost: (points: string, error: string) => `Lost: ${points} VP, give or take ${error}.`,
  luck: (points: string) => `Dice, draws and the others since the turn before: ${points} VP.`,
  better: 'Better:',
  why: (reasons: string) => `Why, in VP: ${reasons}.`,
  reasons,
  summary: (lost: string, luck: string) =>
    `In all: decisions cost ${lost} VP; dice, draws and the others brought ${luck} VP.`,
  counts: (counts: readonly (readonly [verdict: string, number: number])[]) =>
    counts.map(([verdict, number]) => `${verdict} ${number}`).join(', '),
}
export type ReviewWords = typeof review
