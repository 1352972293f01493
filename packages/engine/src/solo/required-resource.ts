/** The Cardinalbot's most required resource (`solo-need-1`). */
import { num } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import type { Draft, ScriptStep } from '../kernel/extension-points.ts'
import { FOOD, gain, GOLD, has, IRON, STONE, WOOL } from '../rules/ledger.ts'
import { hasPillarAt } from '../rules/map.ts'
import { NONE } from '../state.ts'
import { missedOf } from './contracts.ts'
import { botOf, isFilled } from './bot-things.ts'
import { choose, chosen } from './tie-breakers.ts'
import type { TieBreaker } from './tie-breakers.ts'
import { TIED_RESOURCES } from './chance-requests.ts'
import { BOT } from './seats.ts'
import { soloOf } from './solo-slice.ts'
import { tablesOf } from './tables.ts'
import type { Need } from './trace.ts'

const missedMore: TieBreaker = { tieBreaker: 'missed-more', value: missedOf }
export const ownedFewer: TieBreaker = {
  tieBreaker: 'owned-fewer',
  value: (draft, resource) => -has(draft, BOT, resource),
}

/**
 * solo-need-1, solo-need-2: Stone is required if the bot has a pillar at an unbuilt cathedral that costs
 * stone, and its stone alone pays for none of them.
 */
export function needsStone(draft: Draft): boolean {
  const { contributed } = botOf(draft)
  let waits = false
  for (let cathedral = 0; cathedral < draft.state.pillars.length; cathedral++) {
    if (!hasPillarAt(draft, BOT, cathedral) || (contributed & (1 << cathedral)) !== 0) continue
    const { resource, count } = tablesOf(draft).hooks.cathedralPrice(draft, cathedral)
    if (resource !== STONE) continue
    if (has(draft, BOT, STONE) >= count) return false
    waits = true
  }
  return waits
}

/**
 * solo-need-1: Food is required for an inactive crest, if a building with two characters has none and there
 * is too little food.
 */
export function needsFood(draft: Draft): boolean {
  const { storehouse, crests } = botOf(draft)
  if (storehouse.length === 0) return false
  if (has(draft, BOT, FOOD) >= tablesOf(draft).content.bot.crestFood) return false
  for (let building = 0; building < crests.length; building++)
    if (num(crests, building) === NONE && isFilled(draft, building)) return true
  return false
}

/** solo-need-1: The first need on the list that applies; any unfulfilled contract asks for iron or wool. */
function needOf(draft: Draft): Need {
  if (needsStone(draft)) return 'cathedral'
  if (needsFood(draft)) return 'crest'
  return soloOf(draft).waiting.length > 0 ? 'contract' : 'none'
}

const RESOURCE_FOR: Readonly<Record<Exclude<Need, 'contract'>, number>> = {
  cathedral: STONE,
  crest: FOOD,
  none: GOLD,
}

/**
 * solo-need-1: Chooses the most required resource. Of iron and wool it is the one the contracts lack more
 * of, then the one the bot has fewer of, then chance decides.
 */
function findRequired(draft: Draft): void {
  const need = needOf(draft)
  if (draft.sink !== undefined)
    emit(draft, 'bot-required', 'solo-need-1', BOT, NONE, {
      need,
      ...(need === 'contract'
        ? {}
        : { resource: draft.rules.names.resource[RESOURCE_FOR[need]] ?? 'gold' }),
    })
  if (need === 'contract')
    choose(draft, TIED_RESOURCES, [WOOL, IRON], [missedMore, ownedFewer], 'solo-need-1')
  else choose(draft, TIED_RESOURCES, [RESOURCE_FOR[need]], [], 'solo-need-1')
}

/** solo-need-2: Several units are determined one after the other; the frame's flag counts them down. */
export const requiredScript: readonly ScriptStep[] = [
  {
    name: 'which resource',
    clause: 'solo-need-1',
    run(draft, frame) {
      if (frame.flag === 0) frame.left = requiredScript.length
      else findRequired(draft)
    },
  },
  {
    name: 'receive it',
    clause: 'solo-need-2',
    run(draft, frame) {
      frame.flag--
      frame.left = 0
      gain(draft, BOT, chosen(draft), 1, 'solo-need-1', frame.source)
    },
  },
]

/** solo-chal-2: Identical resources of choice are all of the most required resource. */
export const alikeScript: readonly ScriptStep[] = [
  { name: 'which resource', clause: 'solo-need-1', run: findRequired },
  {
    name: 'receive them',
    clause: 'solo-chal-2',
    run(draft, frame) {
      gain(draft, BOT, chosen(draft), frame.flag, 'solo-chal-2', frame.source)
    },
  },
]
