/** The prospector action: steps, tiles, mines, pillars and houses, each for 1 action point. */
import { at, num } from '../kernel/checked-index.ts'
import { first, pack, second } from '../kernel/move.ts'
import { SPEND_DECISIONS } from '../kernel/extension-points.ts'
import type { Draft, MoveRule } from '../kernel/extension-points.ts'
import { buildHouse, buildPillar, refuseHouse, refusePillar } from '../rules/map.ts'
import { refuseTile, store } from '../rules/storehouse.ts'
import { BUILD_A_HOUSE, BUILD_A_PILLAR } from '../rules/verbs.ts'
import type { Frame } from '../state.ts'
import { NONE } from '../state.ts'
import { ACTIONS } from '../vocabulary/words.ts'
import { buildMine, refuseMine } from './mines.ts'
import { BUILD_A_MINE, TAKE_BELOW, WALK_PROSPECTOR } from './numbering.ts'
import {
  forEachStep,
  prospectorSpaces,
  refusePlace,
  refuseProspectorStep,
  stepFacts,
  walkProspector,
} from './prospectors.ts'
import { silverOf, silverRules } from './slice.ts'

export const PROSPECTOR = ACTIONS.indexOf('prospector')
const during = [SPEND_DECISIONS + PROSPECTOR]

/** ag-pros-1: Each point moves a prospector one step, and may move another one than the point before. */
const stepMoveRule: MoveRule = {
  clause: 'ag-pros-1',
  verb: WALK_PROSPECTOR,
  during,
  candidates(draft, frame, out) {
    forEachStep(draft, frame.seat, (to) => {
      out.push(pack(WALK_PROSPECTOR, to))
    })
  },
  refuse(draft, frame, move) {
    if (frame.left < 1) return 'too-few-points'
    return refuseProspectorStep(draft, frame.seat, first(move))
  },
  take(draft, frame, move) {
    frame.left--
    walkProspector(draft, frame.seat, first(move), 'ag-pros-1')
  },
  facts: (draft, frame, move) => ({
    points: frame.left,
    price: 1,
    ...stepFacts(draft, frame.seat, first(move)),
  }),
}

/** ag-pros-2: Takes an underground bonus tile from a town where a prospector stands. */
const tileMoveRule: MoveRule = {
  clause: 'ag-pros-2',
  verb: TAKE_BELOW,
  during,
  candidates(draft, frame, out) {
    const { tiles } = silverOf(draft)
    for (const space of prospectorSpaces(draft, frame.seat)) {
      const spots = at(silverRules(draft).bonusSpacesOf, space)
      for (const spot of spots) {
        const face = num(tiles, spot)
        if (face !== NONE && spotOf(draft, space, face) === spot)
          out.push(pack(TAKE_BELOW, face, space))
      }
    }
  },
  refuse(draft, frame, move) {
    if (frame.left < 1) return 'too-few-points'
    const refused = refusePlace(draft, frame.seat, second(move))
    if (refused !== undefined) return refused
    if (spotOf(draft, second(move), first(move)) === NONE) return 'tile-not-here'
    return refuseTile(draft, frame.seat, first(move))
  },
  take(draft, frame, move) {
    frame.left--
    silverOf(draft).tiles[spotOf(draft, second(move), first(move))] = NONE
    const town = at(draft.rules.names.space, second(move))
    store(draft, frame.seat, first(move), 'ag-pros-2', town)
  },
  facts: (draft, frame, move) => ({
    points: frame.left,
    price: 1,
    piece: 'prospector',
    tile: at(draft.rules.faces, first(move)).id,
    town: at(draft.rules.names.space, second(move)),
  }),
}

/** The bonus space of a town on which the tile lies, or NONE. */
function spotOf(draft: Draft, space: number, face: number): number {
  for (const spot of at(silverRules(draft).bonusSpacesOf, space))
    if (silverOf(draft).tiles[spot] === face) return spot
  return NONE
}

const mineMoveRule: MoveRule = {
  clause: 'ag-pros-3',
  verb: BUILD_A_MINE,
  during,
  candidates(draft, frame, out) {
    for (const space of prospectorSpaces(draft, frame.seat))
      for (const mine of at(silverRules(draft).mineSpacesOf, space))
        out.push(pack(BUILD_A_MINE, mine))
  },
  refuse(draft, frame, move) {
    if (frame.left < 1) return 'too-few-points'
    const { space } = at(silverRules(draft).mineSpaces, first(move))
    return refusePlace(draft, frame.seat, space) ?? refuseMine(draft, frame.seat, first(move))
  },
  take(draft, frame, move) {
    frame.left--
    buildMine(draft, frame.seat, first(move), 'ag-pros-3')
  },
  facts: (draft, frame, move) =>
    placeFacts(draft, frame, at(silverRules(draft).mineSpaces, first(move)).space),
}

const pillarMoveRule: MoveRule = {
  clause: 'ag-pros-4',
  verb: BUILD_A_PILLAR,
  during,
  candidates(draft, frame, out) {
    for (const space of prospectorSpaces(draft, frame.seat))
      if (draft.rules.board.cathedralAt[space] !== NONE) out.push(pack(BUILD_A_PILLAR, space))
  },
  refuse(draft, frame, move) {
    if (frame.left < 1) return 'too-few-points'
    const space = first(move)
    return refusePlace(draft, frame.seat, space) ?? refusePillar(draft, frame.seat, space)
  },
  take(draft, frame, move) {
    frame.left--
    buildPillar(draft, frame.seat, first(move), 'ag-pros-4')
  },
  facts: (draft, frame, move) => placeFacts(draft, frame, first(move)),
}

const houseMoveRule: MoveRule = {
  clause: 'ag-pros-5',
  verb: BUILD_A_HOUSE,
  during,
  candidates(draft, frame, out) {
    for (const space of prospectorSpaces(draft, frame.seat))
      for (const house of at(draft.rules.board.houseSpacesOf, space))
        out.push(pack(BUILD_A_HOUSE, house))
  },
  refuse(draft, frame, move) {
    if (frame.left < 1) return 'too-few-points'
    const { space } = at(draft.rules.board.houseSpaces, first(move))
    return refusePlace(draft, frame.seat, space) ?? refuseHouse(draft, frame.seat, first(move))
  },
  take(draft, frame, move) {
    frame.left--
    buildHouse(draft, frame.seat, first(move), 'ag-pros-5')
  },
  facts: (draft, frame, move) =>
    placeFacts(draft, frame, at(draft.rules.board.houseSpaces, first(move)).space),
}

function placeFacts(draft: Draft, frame: Frame, space: number) {
  return { points: frame.left, price: 1, town: at(draft.rules.names.space, space) }
}

export const prospectorMoveRules: readonly MoveRule[] = [
  stepMoveRule,
  tileMoveRule,
  mineMoveRule,
  pillarMoveRule,
  houseMoveRule,
]
