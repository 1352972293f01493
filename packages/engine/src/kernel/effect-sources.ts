/**
 * The source of an effect as one integer: a tile face, a house space, a crest space, the die, or a
 * source of a module.
 */
import type { Rules } from '../rules/tables.ts'
import { NONE } from '../state.ts'
import { at } from './checked-index.ts'
import type { ScoreSource } from './events.ts'

export const FACE = 0
export const HOUSE_SPACE = 1
export const CREST_SPACE = 2
export const DIE_SOURCE = 3
/** Modules number their kinds of source from here. */
export const MODULE_SOURCES = 4

export const source = (kind: number, index: number): number => (kind << 8) | index
/** Returns -1 for NONE, which is none of the kinds. */
export const sourceKind = (packed: number): number => packed >> 8
export const sourceIndex = (packed: number): number => packed & 255

/** Returns the readable name of a source; undefined if there is none. */
export function sourceName(rules: Rules, packed: number): string | undefined {
  if (packed === NONE) return undefined
  const index = sourceIndex(packed)
  switch (sourceKind(packed)) {
    case FACE:
      return at(rules.faces, index).id
    case HOUSE_SPACE:
      return `house-space ${at(rules.names.houseSpace, index)}`
    case CREST_SPACE:
      return `crest-space ${index + 1}`
    case DIE_SOURCE:
      return `die ${at(rules.names.action, index)}`
    default:
      return rules.moduleSource(sourceKind(packed), index)?.name
  }
}

/** Returns the source under which the points of an effect are booked. */
export function scoreSource(rules: Rules, packed: number): ScoreSource {
  switch (sourceKind(packed)) {
    case FACE: {
      const { sort } = at(rules.faces, sourceIndex(packed))
      return sort === 'character' ? 'character' : sort === 'contract' ? 'contract-tile' : 'helper'
    }
    case HOUSE_SPACE:
      return 'house-space'
    case CREST_SPACE:
      return 'crest'
    default:
      return rules.moduleSource(sourceKind(packed), sourceIndex(packed))?.score ?? 'helper'
  }
}
