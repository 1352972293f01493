import type { TurnReview } from '@tiletum/bots/review'
import type { ReviewPageWords } from '@tiletum/text/en/review-page'
import { lazyWords } from '../../shared/language/lazy-words.ts'
import { isFault, points } from './format-points.ts'

export const reviewWords = lazyWords({
  en: async () => (await import('@tiletum/text/en/review-page')).reviewPage,
  fr: async () => (await import('@tiletum/text/fr/review-page')).reviewPage,
})

/** Which turn, its verdict, and what it cost. */
export const inShort = (words: ReviewPageWords, turn: TurnReview): string =>
  words.row(
    words.turn(turn.round, turn.turn),
    words.verdicts[turn.verdict],
    isFault(turn) ? words.lost(points(turn.lost)) : undefined,
  )
