/**
 * Counts what an effect shows, for the classes of bonus tiles, the values of characters and the challenges.
 */
import type { Effect } from '../vocabulary/effects.ts'
import { RESOURCES } from '../vocabulary/words.ts'

export interface EffectValue {
  vp: number
  /** Number of units of each named resource, by resource. */
  readonly goods: number[]
  /** Number of "any resource" icons. */
  any: number
  /** Number of units of choice that must be of the same resource. */
  alike: number
  /** Number of units that are no resource but count like one, such as silver. The base game has none. */
  beside: number
  /** Number of action points, steps, spaces and buildings shown. */
  shown: number
}

export const NO_VALUE: EffectValue = { vp: 0, goods: [], any: 0, alike: 0, beside: 0, shown: 0 }

export type EffectValueKinds = {
  readonly [Kind in Effect['do']]?: (
    effect: Extract<Effect, { do: Kind }>,
    into: EffectValue,
    add: (effect: Effect) => void,
  ) => void
}

/** How each kind of effect adds to the value. An effect that is missing here adds nothing. */
export const baseEffectValues: EffectValueKinds = {
  gain({ purse }, into) {
    RESOURCES.forEach((name, resource) => {
      into.goods[resource] = (into.goods[resource] ?? 0) + (purse[name] ?? 0)
    })
  },
  gainAny({ count, identical = false }, into) {
    if (identical) into.alike += count
    else into.any += count
  },
  score({ points }, into) {
    into.vp += points
  },
  act({ points }, into) {
    into.shown += points
  },
  strengthen({ points }, into) {
    into.shown += points
  },
  climb({ spaces }, into) {
    into.shown += spaces
  },
  step({ steps }, into) {
    into.shown += steps
  },
  build(_effect, into) {
    into.shown++
  },
  all({ of }, _into, add) {
    of.forEach(add)
  },
}

export function effectValueOf(effect: Effect, kinds: EffectValueKinds): EffectValue {
  const worth: EffectValue = { ...NO_VALUE, goods: RESOURCES.map(() => 0) }
  const add = (inner: Effect): void => {
    const count = kinds[inner.do] as
      | ((effect: Effect, into: EffectValue, add: (effect: Effect) => void) => void)
      | undefined
    count?.(inner, worth, add)
  }
  add(effect)
  return worth
}
