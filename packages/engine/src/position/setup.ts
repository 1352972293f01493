/** Where the next tile that is drawn or told goes. */
import { CHANCE, top } from '../kernel/frames.ts'
import type { TileGoes } from '../rules/chance/places.ts'
import type { Rules } from '../rules/tables.ts'
import type { State } from '../state.ts'
import { reading } from './parts.ts'

/** Undefined where chance is asked for nothing that is laid on a place. */
export function nextTileGoes(rules: Rules, state: State): TileGoes | undefined {
  const frame = top(state)
  if (frame.kind !== CHANCE) return undefined
  const places = rules.chances[frame.of]?.places?.(frame)
  const place = places?.empty(reading(rules, state))[0]
  return place === undefined ? undefined : places?.goes(rules, place)
}
