/** How long a turn takes to be judged on this device: measured by its last review. */
import type { DepthName } from '@tiletum/bots/review'
import { readLocalJson, writeLocal } from '../../shared/browser/local-storage.ts'

const KEY = 'tiletum.review-pace'

/** Milliseconds a turn, where nothing is known yet. */
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

/** In whole seconds, never none. */
export const secondsOf = (milliseconds: number): number =>
  Math.max(1, Math.round(milliseconds / 1000))
