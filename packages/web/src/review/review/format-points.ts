/** Points as they are told: as exact as they are known, with a real minus. */
import type { TurnReview, Verdict } from '@tiletum/bots/review'
import { minus } from '../../shared/ui/minus.ts'

export const points = (value: number): string => minus(Math.round(value))

export const signed = (value: number): string => {
  const whole = Math.round(value)
  return whole > 0 ? `+${whole}` : minus(whole)
}

/** As players of other games write it. */
export const GLYPHS: Readonly<Record<Verdict, string>> = {
  best: '★',
  fine: '✓',
  inaccuracy: '?!',
  mistake: '?',
  'turning-point': '??',
}

/** What is worth another look. */
export const isFault = ({ verdict, better }: TurnReview): boolean =>
  verdict !== 'best' && verdict !== 'fine' && better !== undefined
