/**
 * The move rules that the architect and the merchant action share: a step, and the bonus tile of
 * the town.
 */
import { at, num } from '../../kernel/checked-index.ts'
import type { Facts } from '../../kernel/facts.ts'
import { first, pack, second } from '../../kernel/move.ts'
import type { Move } from '../../kernel/move.ts'
import { SPEND_DECISIONS } from '../../kernel/extension-points.ts'
import type { Draft, MoveRule } from '../../kernel/extension-points.ts'
import { NONE } from '../../state.ts'
import type { ClauseId } from '../../vocabulary/words.ts'
import { refuseStep, standsAt, walk } from '../map.ts'
import { refuseTile, store } from '../storehouse.ts'
import { TAKE, WALK } from '../verbs.ts'

/** arch-1, merch-1: 1 action point moves the piece to an adjacent space. */
export function stepMoveRule(action: number, piece: number, clause: ClauseId): MoveRule {
  return {
    clause,
    verb: WALK,
    during: [SPEND_DECISIONS + action],
    candidates(draft, frame, out) {
      const neighbours = at(draft.rules.board.neighbours, standsAt(draft, frame.seat, piece))
      for (let index = 0; index < neighbours.length; index++)
        out.push(pack(WALK, piece, num(neighbours, index)))
    },
    refuse(draft, frame, move) {
      if (first(move) !== piece) return 'other-action'
      if (frame.left < 1) return 'too-few-points'
      return refuseStep(draft, frame.seat, piece, second(move))
    },
    take(draft, frame, move) {
      frame.left--
      walk(draft, frame.seat, piece, second(move), clause)
    },
    facts: (draft, frame, move) => ({
      points: frame.left,
      price: 1,
      action: at(draft.rules.names.action, action),
      ...stepFacts(draft, frame.seat, move),
    }),
  }
}

/** Facts of a step: the piece, the space where it would go and the one where it stands. */
export function stepFacts(draft: Draft, seat: number, move: Move): Facts {
  const piece = at(draft.rules.names.piece, first(move))
  const town = at(draft.rules.names.space, second(move))
  const stands = draft.rules.names.space[standsAt(draft, seat, first(move))]
  return stands === undefined ? { piece, town } : { piece, town, stands }
}

/**
 * arch-3, merch-4: 1 action point takes a bonus tile of the piece's town to the storehouse. Equal
 * tiles count as one option.
 */
export function townTileMoveRule(action: number, piece: number, clause: ClauseId): MoveRule {
  return {
    clause,
    verb: TAKE,
    during: [SPEND_DECISIONS + action],
    candidates(draft, frame, out) {
      const spaces = at(draft.rules.board.bonusSpacesOf, standsAt(draft, frame.seat, piece))
      for (let index = 0; index < spaces.length; index++) {
        const face = num(draft.state.mapTiles, num(spaces, index))
        if (face !== NONE && spaceOfTile(draft, frame.seat, piece, face) === num(spaces, index))
          out.push(pack(TAKE, face))
      }
    },
    refuse(draft, frame, move) {
      if (frame.left < 1) return 'too-few-points'
      if (spaceOfTile(draft, frame.seat, piece, first(move)) === NONE) return 'tile-not-here'
      return refuseTile(draft, frame.seat, first(move))
    },
    take(draft, frame, move) {
      frame.left--
      draft.state.mapTiles[spaceOfTile(draft, frame.seat, piece, first(move))] = NONE
      const town = at(draft.rules.names.space, standsAt(draft, frame.seat, piece))
      store(draft, frame.seat, first(move), clause, town)
    },
    facts: (draft, frame, move) => ({
      points: frame.left,
      price: 1,
      piece: at(draft.rules.names.piece, piece),
      tile: at(draft.rules.faces, first(move)).id,
      town: at(draft.rules.names.space, standsAt(draft, frame.seat, piece)),
    }),
  }
}

/** Returns the first bonus space of the piece's town with this face, or NONE. */
function spaceOfTile(draft: Draft, seat: number, piece: number, face: number): number {
  const spaces = at(draft.rules.board.bonusSpacesOf, standsAt(draft, seat, piece))
  return spaces.find((space) => draft.state.mapTiles[space] === face) ?? NONE
}
