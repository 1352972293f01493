/** Public descriptions of the expansion's own decisions. */
import { at } from '../kernel/checked-index.ts'
import type { Describe } from '../kernel/pending.ts'
import { actionFacing, valueOf } from '../rules/dice.ts'
import type { Rules } from '../rules/tables.ts'
import type { GameState } from '../state.ts'
import type { Action, Resource } from '../vocabulary/words.ts'
import { RESOURCES } from '../vocabulary/words.ts'
import {
  DIE_SILVER,
  RESOURCE_TILE,
  REVEALED_CONTRACTS,
  REVEALED_TILES,
  SEGMENT,
} from './numbering.ts'
import type { SilverSlice } from './slice.ts'

export type SilverDecision =
  /** The choice between the two actions of a shared segment. */
  | { readonly is: 'segment'; readonly actions: readonly Action[] }
  | { readonly is: 'resource-tile'; readonly free: readonly Resource[] }
  /** The revealed contracts, each for `price` action points. */
  | { readonly is: 'revealed-contracts'; readonly tiles: readonly string[]; readonly price: number }
  /** The revealed underground tiles, of which `keep` may be kept. */
  | { readonly is: 'revealed-tiles'; readonly tiles: readonly string[]; readonly keep: number }
  /** The choice to give up a resource of the die for silver. */
  | { readonly is: 'die-silver'; readonly resource: Resource }

declare module '../kernel/pending.ts' {
  interface ModuleDecisions {
    readonly silver: SilverDecision
  }
}

const sliceOf = (state: GameState): SilverSlice => state.slices.silver as SilverSlice
const turnedUp = (rules: Rules, state: GameState): readonly string[] =>
  sliceOf(state).turnedUp.map((face) => at(rules.faces, face).id)

export const silverPending: Readonly<Record<number, Describe>> = {
  [SEGMENT]: (rules, state) => {
    const facing = actionFacing({ rules, state, sink: undefined }, valueOf(state.die))
    return { is: 'segment', actions: [at(rules.names.action, facing), 'prospector'] }
  },
  [RESOURCE_TILE]: ({ tables }, state) => ({
    is: 'resource-tile',
    free: (tables.silver?.content.resourceBonus ?? [])
      .map(({ resource }) => resource)
      .filter((resource) => !sliceOf(state).ownResource.includes(RESOURCES.indexOf(resource))),
  }),
  [REVEALED_CONTRACTS]: (rules, state, { left }) => ({
    is: 'revealed-contracts',
    tiles: turnedUp(rules, state),
    price: left,
  }),
  [REVEALED_TILES]: (rules, state, { left }) => ({
    is: 'revealed-tiles',
    tiles: turnedUp(rules, state),
    keep: left,
  }),
  [DIE_SILVER]: ({ names }, { dieResource }) => ({
    is: 'die-silver',
    resource: at(names.resource, dieResource),
  }),
}
