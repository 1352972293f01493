/** The Cardinalbot's merchant action. */
import { at, num } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import { HOUSE_SPACE, source } from '../../kernel/effect-sources.ts'
import type { Draft, ScriptStep } from '../../kernel/extension-points.ts'
import { GOLD, has, score } from '../../rules/ledger.ts'
import { placeHouse, refuseHouse, refuseHouseSpace, standsAt } from '../../rules/map.ts'
import { MERCHANT_PIECE } from '../../rules/indices.ts'
import { NONE } from '../../state.ts'
import type { ClauseId } from '../../vocabulary/words.ts'
import { bestTileSteps } from '../bonus-tiles.ts'
import { botOf } from '../bot-things.ts'
import { choose, chosen } from '../tie-breakers.ts'
import type { TieBreaker } from '../tie-breakers.ts'
import { closer, traceReach, traceStay, travel, travelForGold, withinReach } from '../reach.ts'
import { TIED_HOUSE_SPACES, TIED_TOWNS } from '../chance-requests.ts'
import { BOT } from '../seats.ts'
import { tablesOf } from '../tables.ts'

/**
 * solo-merch-2: The free house spaces of a town where the bot has no house; the supply of houses does not
 * matter here.
 */
function openSpaces(draft: Draft, town: number): number[] {
  const spaces = at(draft.rules.board.houseSpacesOf, town)
  const open: number[] = []
  for (let index = 0; index < spaces.length; index++)
    if (refuseHouseSpace(draft, BOT, num(spaces, index)) === undefined)
      open.push(num(spaces, index))
  return open
}

function availableTowns(draft: Draft): number[] {
  const towns: number[] = []
  for (let town = 0; town < draft.rules.board.towns; town++)
    if (openSpaces(draft, town).length > 0) towns.push(town)
  return towns
}

export const vpOf = (draft: Draft, space: number): number =>
  at(tablesOf(draft).houseReward, space).vp
export const otherOf = (draft: Draft, space: number): number =>
  Number(at(tablesOf(draft).houseReward, space).other)

const best = (draft: Draft, town: number, of: (draft: Draft, space: number) => number): number =>
  Math.max(...openSpaces(draft, town).map((space) => of(draft, space)))

/**
 * solo-merch-1, solo-merch-2: The town of this round's fair first, then a space with more points, then one
 * with another reward.
 */
const tieBreakers: readonly TieBreaker[] = [
  {
    tieBreaker: 'next-fair',
    value: ({ state }, town) => Number(state.fairTowns[state.round - 1] === town),
  },
  { tieBreaker: 'points', value: (draft, town) => best(draft, town, vpOf) },
  { tieBreaker: 'other-reward', value: (draft, town) => best(draft, town, otherOf) },
]
const closest = closer(MERCHANT_PIECE)
const within = [...tieBreakers, closest]
const beyond = [closest, ...tieBreakers]

/** solo-merch-2: The same order decides between the house spaces of one town. */
export const spaceTieBreakers: readonly TieBreaker[] = [
  { tieBreaker: 'points', value: vpOf },
  { tieBreaker: 'other-reward', value: otherOf },
]

function findTown(draft: Draft, reach: number, forGold = false): void {
  const target = withinReach(draft, MERCHANT_PIECE, availableTowns(draft), reach, 'town', forGold)
  choose(draft, TIED_TOWNS, target.found, target.within ? within : beyond, 'solo-merch-1')
}

/** solo-merch-1: Places a house; of the reward on its space only the points count. */
export function settle(draft: Draft, space: number, clause: ClauseId, cause = NONE): void {
  placeHouse(draft, BOT, space, clause, cause)
  const from = source(HOUSE_SPACE, space)
  score(draft, BOT, vpOf(draft, space), 'house-space', clause, from)
}

const hasHouseLeft = (draft: Draft): boolean => botOf(draft).housesInSupply > 0

function traceNoHouse(draft: Draft, town: number): void {
  const space = at(draft.rules.board.houseSpacesOf, town)[0]
  emit(draft, 'bot-cannot-build', 'solo-merch-1', BOT, NONE, {
    what: 'house',
    town: at(draft.rules.names.space, town),
    reason:
      (space === undefined ? undefined : refuseHouse(draft, BOT, space)) ?? 'house-space-taken',
  })
}

export const merchantScript: readonly ScriptStep[] = [
  {
    name: 'where to build',
    clause: 'solo-merch-1',
    run(draft, frame) {
      traceReach(draft, MERCHANT_PIECE, frame.flag)
      const town = standsAt(draft, BOT, MERCHANT_PIECE)
      if (openSpaces(draft, town).length > 0 && hasHouseLeft(draft)) {
        frame.left++
        return
      }
      if (draft.sink !== undefined) traceNoHouse(draft, town)
      findTown(draft, has(draft, BOT, GOLD), true)
    },
  },
  {
    name: 'go there for gold',
    clause: 'solo-merch-1',
    run(draft) {
      const town = chosen(draft)
      if (town !== NONE) travelForGold(draft, MERCHANT_PIECE, town)
    },
  },
  {
    name: 'which house space',
    clause: 'solo-merch-2',
    run(draft) {
      const town = standsAt(draft, BOT, MERCHANT_PIECE)
      const open = hasHouseLeft(draft) ? openSpaces(draft, town) : []
      choose(draft, TIED_HOUSE_SPACES, open, spaceTieBreakers, 'solo-merch-2')
    },
  },
  {
    name: 'house',
    clause: 'solo-merch-1',
    run(draft) {
      const space = chosen(draft)
      if (space === NONE) return
      settle(draft, space, 'solo-merch-1')
    },
  },
  ...bestTileSteps(MERCHANT_PIECE, 'solo-merch-1'),
  {
    name: 'best town',
    clause: 'solo-merch-1',
    run(draft, frame) {
      findTown(draft, frame.flag)
    },
  },
  {
    name: 'go to it',
    clause: 'solo-merch-1',
    run(draft, frame) {
      const town = chosen(draft)
      if (town === NONE) traceStay(draft, MERCHANT_PIECE)
      else travel(draft, MERCHANT_PIECE, town, frame.flag)
    },
  },
]
