/** The Cardinalbot's most required resource (`solo-need-1`). */
import { num } from '../kernel/at.ts'
import { emit } from '../kernel/emit.ts'
import type { Draft, Step } from '../kernel/way.ts'
import { FOOD, gain, GOLD, has, IRON, STONE, WOOL } from '../rules/ledger.ts'
import { hasPillarAt } from '../rules/map.ts'
import { NONE } from '../state.ts'
import { missedOf } from './contracts.ts'
import { botOf, isFilled } from './count.ts'
import { choose, chosen } from './tie-breakers.ts'
import type { TieBreaker } from './tie-breakers.ts'
import { TIED_RESOURCES } from './requests.ts'
import { BOT } from './seat.ts'
import { soloOf } from './state.ts'
import { tablesOf } from './tables.ts'
import type { Need } from './trace.ts'

const missedMore: TieBreaker = { tieBreaker: 'missed-more', value: missedOf }
export const ownedFewer: TieBreaker = {
  tieBreaker: 'owned-fewer',
  value: (draft, resource) => -has(draft, BOT, resource),
}

/** solo-need-1, solo-need-2: stone, if its stone alone pays none of the cathedrals with its pillar. */
export function needsStone(draft: Draft): boolean {
  const { contributed } = botOf(draft)
  let waits = false
  for (let cathedral = 0; cathedral < draft.state.pillars.length; cathedral++) {
    if (!hasPillarAt(draft, BOT, cathedral) || (contributed & (1 << cathedral)) !== 0) continue
    const { resource, count } = tablesOf(draft).ask.cathedralPrice(draft, cathedral)
    if (resource !== STONE) continue
    if (has(draft, BOT, STONE) >= count) return false
    waits = true
  }
  return waits
}

/** solo-need-1: food, for an inactive crest, a two-character building without one, and too little food. */
export function needsFood(draft: Draft): boolean {
  const { storehouse, crests } = botOf(draft)
  if (storehouse.length === 0) return false
  if (has(draft, BOT, FOOD) >= tablesOf(draft).content.bot.crestFood) return false
  for (let building = 0; building < crests.length; building++)
    if (num(crests, building) === NONE && isFilled(draft, building)) return true
  return false
}

/** solo-need-1: down the list; any unfulfilled contract asks for iron or wool. */
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

/** solo-need-1: the one missing more, then the one it owns fewer of, then chance. */
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

/** solo-need-2: several units are determined one after the other. */
export const requiredScript: readonly Step[] = [
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

/** solo-chal-2: identical resources of choice are all of the one it requires most. */
export const alikeScript: readonly Step[] = [
  { name: 'which resource', clause: 'solo-need-1', run: findRequired },
  {
    name: 'receive them',
    clause: 'solo-chal-2',
    run(draft, frame) {
      gain(draft, BOT, chosen(draft), frame.flag, 'solo-chal-2', frame.source)
    },
  },
]
