/** The place of the next tile that is drawn or entered. */
import { CHANCE, top } from '../kernel/frames.ts'
import type { TileGoes } from '../rules/chance/places.ts'
import type { Rules } from '../rules/tables.ts'
import type { State } from '../state.ts'
import { readOnlyContext } from './module-parts.ts'

/**
 * Returns the place where the next answer of the pending request goes; undefined if chance is not
 * asked, or its answer goes to no place.
 */
export function nextTileGoes(rules: Rules, state: State): TileGoes | undefined {
  const frame = top(state)
  if (frame.kind !== CHANCE) return undefined
  const places = rules.chances[frame.of]?.places?.(frame)
  const place = places?.empty(readOnlyContext(rules, state))[0]
  return place === undefined ? undefined : places?.goes(rules, place)
}
