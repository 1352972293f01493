/** Formats points: as precise as they are known, with a true minus sign. */
import type { TurnReview, Verdict } from '@tiletum/bots/review'
import type { ReviewPageWords } from '@tiletum/text/en/review-page'
import { minus } from '../../shared/ui/minus.ts'

export const points = (value: number): string => minus(Math.round(value))

export const signed = (value: number): string => {
  const whole = Math.round(value)
  return whole > 0 ? `+${whole}` : minus(whole)
}

/** The marks that chess players use. */
export const GLYPHS: Readonly<Record<Verdict, string>> = {
  best: '★',
  fine: '✓',
  inaccuracy: '?!',
  mistake: '?',
  'turning-point': '??',
}

/** True for a turn with a better line. */
export const isFault = ({ verdict, better }: TurnReview): boolean =>
  verdict !== 'best' && verdict !== 'fine' && better !== undefined

/** Returns the turn, its verdict, and the points it cost. */
export const inShort = (words: ReviewPageWords, turn: TurnReview): string =>
  words.row(
    words.turn(turn.round, turn.turn),
    words.verdicts[turn.verdict],
    isFault(turn) ? words.lost(points(turn.lost)) : undefined,
  )
