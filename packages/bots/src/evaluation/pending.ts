/** Features of unused action points and bonuses in the current turn. */
import { BONUS, CHARACTERS, SPEND } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'
import { place } from './features.ts'
import type { Measures } from './features.ts'

const POINTS = place('architect points')
const PENDING = place('bonuses pending')

export function measurePending({ frames }: GameState, seat: number, into: Measures): void {
  for (let feature = POINTS; feature <= PENDING; feature++) into[feature] = 0
  for (let at = 0; at < frames.length; at++) {
    const frame = frames[at]
    if (frame === undefined || frame.seat !== seat) continue
    if (frame.kind === SPEND) {
      const feature = POINTS + frame.of
      into[feature] = (into[feature] as number) + frame.left
    } else if (frame.kind === BONUS || frame.kind === CHARACTERS) {
      for (let left = frame.left; left !== 0; left &= left - 1)
        into[PENDING] = (into[PENDING] as number) + 1
    }
  }
}
