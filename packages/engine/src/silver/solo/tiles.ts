/** The expansion's tiles for the Cardinalbot: where they lie, what they show, and what happens to them. */
import { at, num } from '../../kernel/checked-index.ts'
import { FACE, source } from '../../kernel/effect-sources.ts'
import { onActionHelper, onMiscellaneous } from '../../solo/challenges.ts'
import { botHooks } from '../../solo/bot-hooks.ts'
import type { BotHooks } from '../../solo/bot-hooks.ts'
import type { TileEffect } from '../../solo/bot-extensions.ts'
import { BOT } from '../../solo/seats.ts'
import { tablesOf } from '../../solo/tables.ts'
import type { EffectValueKinds } from '../../solo/effect-value.ts'
import { NONE } from '../../state.ts'
import type { Effect } from '../../vocabulary/effects.ts'
import { gainSilver } from '../silver-and-mines.ts'
import { silverOf, silverRules } from '../slice.ts'

/** The numbers of underground bonus spaces follow those of the main map. */
export const tileHooks: Pick<
  BotHooks,
  'bonusSpaces' | 'tileOn' | 'townOf' | 'removeTile' | 'receiveBeside'
> = {
  bonusSpaces: (draft) => draft.state.mapTiles.length + silverOf(draft).tiles.length,
  tileOn(draft, space) {
    const below = space - draft.state.mapTiles.length
    return below < 0 ? botHooks.tileOn(draft, space) : num(silverOf(draft).tiles, below)
  },
  townOf(draft, space) {
    const below = space - draft.state.mapTiles.length
    return below < 0 ? botHooks.townOf(draft, space) : num(silverRules(draft).bonusSpaces, below)
  },
  removeTile(draft, space) {
    const below = space - draft.state.mapTiles.length
    if (below < 0) botHooks.removeTile(draft, space)
    else silverOf(draft).tiles[below] = NONE
  },
  /** ag-solo-20: The bot receives the silver shown, and 1 silver for an unlocked mine. */
  receiveBeside(draft, face) {
    const { beside } = at(tablesOf(draft).worth, face)
    gainSilver(draft, BOT, beside, 'ag-solo-20', source(FACE, face))
  },
}

/**
 * ag-solo-11, ag-solo-20: Prices are ignored. Silver counts as a resource, an unlocked mine as 1 silver.
 */
export const silverEffectValues: EffectValueKinds = {
  gainSilver({ count }, into) {
    into.beside += count
  },
  unlockMine({ count }, into) {
    into.beside += count
  },
  recolour({ points = 0 }, into) {
    into.shown += points
  },
  pay({ then }, _into, add) {
    add(then)
  },
}

/** ag-solo-11: A tile with a cost is classified by the effect without the cost. */
export const givenBy = (effect: Effect): Effect =>
  effect.do === 'pay' ? givenBy(effect.then) : effect

/** ag-solo-11: Recolouring with an action point is an action helper for the challenges that name those. */
export const silverOutcome = (effect: Effect): TileEffect | undefined =>
  effect.do === 'recolour' && effect.points !== undefined ? recolourOutcome : undefined

/**
 * ag-solo-11: Recolouring with an action point has the priority of a miscellaneous helper, and counts as
 * one for Very Special Friends. If its other outcome applies too, both are carried out.
 */
const recolourOutcome: TileEffect = (draft, face) => {
  const action = onActionHelper(draft, face)
  const miscellaneous = onMiscellaneous(draft, face)
  const { then: help } = action
  const { then: befriend } = miscellaneous
  if (help === undefined) return miscellaneous
  if (befriend === undefined) return action
  const then = (): void => {
    befriend()
    help()
  }
  return { outcome: 'gold-and-action-helper', then }
}
