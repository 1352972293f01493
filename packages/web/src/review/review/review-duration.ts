/** The time to judge a turn on this device, measured by its last review. */
import type { DepthName } from '@tiletum/bots/review'
import { readLocalJson, writeLocal } from '../../shared/browser/local-storage.ts'

const KEY = 'tiletum.review-pace'

/** Milliseconds for each turn, before any review. */
const GUESS: Readonly<Record<DepthName, number>> = { quick: 200, thorough: 700, deep: 3000 }

const kept = (): Readonly<Partial<Record<DepthName, number>>> =>
  Object(readLocalJson(KEY)) as Readonly<Partial<Record<DepthName, number>>>

export function reviewPaceOf(depth: DepthName): number {
  const found: unknown = kept()[depth]
  return typeof found === 'number' && found > 0 ? found : GUESS[depth]
}

export function keepReviewPace(depth: DepthName, milliseconds: number): void {
  writeLocal(KEY, JSON.stringify({ ...kept(), [depth]: Math.max(1, Math.round(milliseconds)) }))
}

/** Whole seconds, at least one. */
export const secondsOf = (milliseconds: number): number =>
  Math.max(1, Math.round(milliseconds / 1000))
