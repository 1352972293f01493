/** What an effect shows, counted: for the classes of bonus tiles, the values of characters and challenges. */
import type { Effect } from '../vocabulary/effects.ts'
import { RESOURCES } from '../vocabulary/words.ts'

export interface EffectValue {
  vp: number
  /** Named resources, by kind. */
  readonly goods: number[]
  /** "Any resource" icons. */
  any: number
  /** Units of one kind of choice. */
  alike: number
  /** Units of what is no resource but counts as some; no effect of the base game gives any. */
  beside: number
  /** Action points, steps, spaces and buildings shown. */
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

/** Effects not named here show nothing of this. */
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
