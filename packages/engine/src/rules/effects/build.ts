/**
 * Effects that place a house or pillar without action points, where a piece stands or anywhere
 * (`bonus-5`, `bonus-6`, `task-5`).
 */
import { at } from '../../kernel/checked-index.ts'
import { BONUS } from '../../kernel/frames.ts'
import { first, pack } from '../../kernel/move.ts'
import type { Move } from '../../kernel/move.ts'
import {
  BUILD_HOUSE,
  BUILD_PILLAR,
  closePart,
  openPart,
  openPartOf,
} from '../../kernel/programs.ts'
import type { EffectKinds } from '../../kernel/programs.ts'
import type { Draft, MoveRule } from '../../kernel/extension-points.ts'
import type { Frame } from '../../state.ts'
import { buildHouse, buildPillar, refuseHouse, refusePillar, standsAt } from '../map.ts'
import { BUILD_A_HOUSE, BUILD_A_PILLAR } from '../verbs.ts'
import { ARCHITECT_PIECE, MERCHANT_PIECE } from '../indices.ts'

const HERE = 0
const ANYWHERE = 1

export const buildEffects = {
  build(effect, into) {
    into.parts.push({
      kind: effect.what === 'house' ? BUILD_HOUSE : BUILD_PILLAR,
      of: effect.where === 'here' ? HERE : ANYWHERE,
      count: 1,
      mandatory: false,
    })
  },
} satisfies EffectKinds

/** Returns the index of the open part that allows a building on a space, or -1. */
function buildPart(draft: Draft, frame: Frame, kind: number, space: number, piece: number): number {
  const { parts } = at(draft.rules.programs, frame.of)
  return parts.findIndex(
    (part, index) =>
      part.kind === kind &&
      (frame.left & (1 << index)) !== 0 &&
      draft.rules.hooks.mayBuild(draft, frame.seat, part.of, piece, space),
  )
}

/** Whether the open part builds only where a piece stands. */
const onlyHere = (draft: Draft, frame: Frame, kind: number): boolean => {
  const part = openPart(draft, frame, kind)
  return part >= 0 && openPartOf(draft, frame, part).of === HERE
}

/**
 * task-5: a building is placed anywhere on the main map, or where the piece (or a module's
 * substitute for it) stands.
 */
export function mayBuild(
  draft: Draft,
  seat: number,
  where: number,
  piece: number,
  space: number,
): boolean {
  if (where === ANYWHERE && space < draft.rules.board.mainSpaces) return true
  return draft.rules.hooks.sites(draft, seat, piece).includes(space)
}

const houseMoveRule: MoveRule = {
  clause: 'bonus-5',
  verb: BUILD_A_HOUSE,
  during: [BONUS],
  candidates(draft, frame, out) {
    const { board, hooks } = draft.rules
    if (onlyHere(draft, frame, BUILD_HOUSE)) {
      for (const site of hooks.sites(draft, frame.seat, MERCHANT_PIECE))
        for (const space of at(board.houseSpacesOf, site)) out.push(pack(BUILD_A_HOUSE, space))
    } else if (openPart(draft, frame, BUILD_HOUSE) >= 0)
      for (let space = 0; space < board.houseSpaces.length; space++)
        out.push(pack(BUILD_A_HOUSE, space))
  },
  refuse(draft, frame, move) {
    const { space } = at(draft.rules.board.houseSpaces, first(move))
    if (openPart(draft, frame, BUILD_HOUSE) < 0) return 'no-such-part'
    if (buildPart(draft, frame, BUILD_HOUSE, space, MERCHANT_PIECE) < 0)
      return draft.rules.hooks.elsewhere(draft, frame.seat, space)
    return refuseHouse(draft, frame.seat, first(move))
  },
  take(draft, frame, move) {
    const { space } = at(draft.rules.board.houseSpaces, first(move))
    closePart(draft, frame, buildPart(draft, frame, BUILD_HOUSE, space, MERCHANT_PIECE))
    buildHouse(draft, frame.seat, first(move), 'bonus-5', frame.source)
  },
  facts: (draft, frame, move) =>
    placeFacts(draft, frame, at(draft.rules.board.houseSpaces, first(move)).space, MERCHANT_PIECE),
}

const pillarMoveRule: MoveRule = {
  clause: 'bonus-6',
  verb: BUILD_A_PILLAR,
  during: [BONUS],
  candidates(draft, frame, out) {
    if (onlyHere(draft, frame, BUILD_PILLAR)) {
      for (const site of draft.rules.hooks.sites(draft, frame.seat, ARCHITECT_PIECE))
        out.push(pack(BUILD_A_PILLAR, site))
    } else if (openPart(draft, frame, BUILD_PILLAR) >= 0)
      for (const { space } of draft.rules.board.cathedrals) out.push(pack(BUILD_A_PILLAR, space))
  },
  refuse(draft, frame, move: Move) {
    if (openPart(draft, frame, BUILD_PILLAR) < 0) return 'no-such-part'
    const refused = refusePillar(draft, frame.seat, first(move))
    if (refused !== undefined) return refused
    return buildPart(draft, frame, BUILD_PILLAR, first(move), ARCHITECT_PIECE) < 0
      ? draft.rules.hooks.elsewhere(draft, frame.seat, first(move))
      : undefined
  },
  take(draft, frame, move) {
    closePart(draft, frame, buildPart(draft, frame, BUILD_PILLAR, first(move), ARCHITECT_PIECE))
    buildPillar(draft, frame.seat, first(move), 'bonus-6', frame.source)
  },
  facts: (draft, frame, move) => placeFacts(draft, frame, first(move), ARCHITECT_PIECE),
}

function placeFacts(draft: Draft, frame: Frame, space: number, piece: number) {
  return {
    piece: at(draft.rules.names.piece, piece),
    town: at(draft.rules.names.space, space),
    stands: at(draft.rules.names.space, standsAt(draft, frame.seat, piece)),
  }
}

export const buildMoveRules: readonly MoveRule[] = [houseMoveRule, pillarMoveRule]
