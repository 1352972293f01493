/** Maps events of the game to sounds. */
import type { EventName, GameEvent } from '@tiletum/engine'
import { SOUNDS } from '../settings/settings.ts'
import type { Sound } from '../settings/settings.ts'

export { SOUNDS }
export type { Sound }

const OF_EVENTS: Readonly<Partial<Record<EventName, Sound>>> = {
  die: 'dice',
  roll: 'dice',
  gain: 'coin',
  'gain-silver': 'coin',
  pay: 'coin',
  'pay-silver': 'coin',
  walk: 'cart',
  enter: 'cart',
  king: 'quill',
  place: 'quill',
  build: 'stamp',
  mine: 'stamp',
  crest: 'stamp',
  fulfil: 'stamp',
  contribute: 'stamp',
  technology: 'stamp',
  take: 'page',
  renew: 'page',
  round: 'page',
  complete: 'bell',
  'fair-phase': 'bell',
}

/** Maximum number of sounds at once. */
const MOST = 3

/** Returns each kind once, in the order of its first event; the set-up is silent. */
export function soundsOf(events: readonly GameEvent[]): readonly Sound[] {
  const heard = new Set(events.flatMap(({ event }) => OF_EVENTS[event] ?? []))
  return [...heard].slice(0, MOST)
}
