/** What an effect shows, counted: for the classes of bonus tiles, the values of characters and challenges. */
import type { Effect } from '../vocabulary/effects.ts'
import { RESOURCES } from '../vocabulary/words.ts'

export interface Worth {
  vp: number
  /** Named resources, by kind. */
  readonly goods: number[]
  /** "Any resource" icons. */
  any: number
  /** Action points, steps, spaces and buildings shown. */
  shown: number
}

type WorthKinds = {
  readonly [Kind in Effect['do']]?: (
    effect: Extract<Effect, { do: Kind }>,
    into: Worth,
    add: (effect: Effect) => void,
  ) => void
}

/** Effects not named here show nothing of this. */
export const baseWorths: WorthKinds = {
  gain({ purse }, into) {
    RESOURCES.forEach((name, resource) => {
      into.goods[resource] = (into.goods[resource] ?? 0) + (purse[name] ?? 0)
    })
  },
  gainAny({ count }, into) {
    into.any += count
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

export function worthOf(effect: Effect, kinds: WorthKinds = baseWorths): Worth {
  const worth: Worth = { vp: 0, goods: RESOURCES.map(() => 0), any: 0, shown: 0 }
  const add = (inner: Effect): void => {
    const count = kinds[inner.do] as
      | ((effect: Effect, into: Worth, add: (effect: Effect) => void) => void)
      | undefined
    count?.(inner, worth, add)
  }
  add(effect)
  return worth
}
