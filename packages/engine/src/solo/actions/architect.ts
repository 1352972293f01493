/** The Cardinalbot's architect action. */
import { at, num } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import type { Draft, ScriptStep } from '../../kernel/extension-points.ts'
import { seatOf } from '../../rules/ledger.ts'
import { buildPillar, refusePillar, refusePillarSpace, standsAt } from '../../rules/map.ts'
import { ARCHITECT_PIECE } from '../../rules/indices.ts'
import { NONE } from '../../state.ts'
import { bestTileSteps } from '../bonus-tiles.ts'
import { choose, chosen } from '../tie-breakers.ts'
import type { TieBreaker } from '../tie-breakers.ts'
import { closer, traceReach, traceStay, travel, withinReach } from '../reach.ts'
import { TIED_TOWNS } from '../chance-requests.ts'
import { BOT, PLAYER } from '../seats.ts'

const cathedralOf = (draft: Draft, space: number): number =>
  num(draft.rules.board.cathedralAt, space)

/**
 * Points that the Cardinalbot compares cathedrals by: those of the cost tile plus those of the topmost
 * cathedral tile.
 */
export function cathedralPoints(draft: Draft, cathedral: number): number {
  const { costs, tilesTaken } = draft.state
  const { stack } = at(draft.rules.board.cathedrals, cathedral)
  const tile = stack[num(tilesTaken, cathedral)] ?? 0
  return at(draft.rules.costs, num(costs, cathedral)).vp + tile
}

/**
 * solo-arch-1: Most points first, then a cathedral the player has not built, then the lowest stone cost.
 */
const tieBreakers: readonly TieBreaker[] = [
  {
    tieBreaker: 'points',
    value: (draft, space) => cathedralPoints(draft, cathedralOf(draft, space)),
  },
  {
    tieBreaker: 'not-built-by-player',
    value: (draft, space) =>
      (seatOf(draft, PLAYER).contributed & (1 << cathedralOf(draft, space))) === 0 ? 1 : 0,
  },
  {
    tieBreaker: 'fewer-stone',
    value: (draft, space) =>
      -draft.rules.hooks.contributionStone(draft, BOT, cathedralOf(draft, space)),
  },
]
const closest = closer(ARCHITECT_PIECE)
const within = [...tieBreakers, closest]
const beyond = [closest, ...tieBreakers]

/**
 * solo-arch-1, solo-arch-2: Chooses the best cathedral without its pillar within reach, else the closest
 * one beyond; the closed cathedral is never a target. Having no pillar left changes nothing, since the
 * architect moves all the same.
 */
function findCathedral(draft: Draft, reach: number): void {
  const open: number[] = []
  const { cathedrals, mainCathedrals } = draft.rules.board
  for (const { space } of cathedrals.slice(0, mainCathedrals))
    if (refusePillarSpace(draft, BOT, space) === undefined) open.push(space)
  const target = withinReach(draft, ARCHITECT_PIECE, open, reach, 'cathedral')
  choose(draft, TIED_TOWNS, target.found, target.within ? within : beyond, 'solo-arch-1')
}

export const architectScript: readonly ScriptStep[] = [
  {
    name: 'pillar',
    clause: 'solo-arch-1',
    run(draft, frame) {
      traceReach(draft, ARCHITECT_PIECE, frame.flag)
      const space = standsAt(draft, BOT, ARCHITECT_PIECE)
      const refused = refusePillar(draft, BOT, space)
      if (refused === undefined) buildPillar(draft, BOT, space, 'solo-arch-1')
      else if (draft.sink !== undefined)
        emit(draft, 'bot-cannot-build', 'solo-arch-1', BOT, NONE, {
          what: 'pillar',
          town: at(draft.rules.names.space, space),
          reason: refused,
        })
    },
  },
  ...bestTileSteps(ARCHITECT_PIECE, 'solo-arch-1'),
  {
    name: 'best cathedral',
    clause: 'solo-arch-1',
    run(draft, frame) {
      findCathedral(draft, frame.flag)
    },
  },
  {
    name: 'go there',
    clause: 'solo-arch-1',
    run(draft, frame) {
      const space = chosen(draft)
      if (space === NONE) traceStay(draft, ARCHITECT_PIECE)
      else travel(draft, ARCHITECT_PIECE, space, frame.flag)
    },
  },
]
