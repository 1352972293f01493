/** The merchant action: steps, houses, bonus tiles. */
import { at, num } from '../../kernel/checked-index.ts'
import { first, pack } from '../../kernel/move.ts'
import { SPEND_DECISIONS } from '../../kernel/extension-points.ts'
import type { MoveRule } from '../../kernel/extension-points.ts'
import { buildHouse, refuseHouse, standsAt } from '../map.ts'
import { BUILD_A_HOUSE } from '../verbs.ts'
import { MERCHANT, MERCHANT_PIECE } from '../indices.ts'
import { stepMoveRule, townTileMoveRule } from './travel.ts'

/**
 * merch-2, merch-6: 1 action point brings a house from supply to an empty house space of the
 * merchant's town, which the player chooses.
 */
const houseMoveRule: MoveRule = {
  clause: 'merch-2',
  verb: BUILD_A_HOUSE,
  during: [SPEND_DECISIONS + MERCHANT],
  candidates(draft, frame, out) {
    const spaces = at(draft.rules.board.houseSpacesOf, standsAt(draft, frame.seat, MERCHANT_PIECE))
    for (let index = 0; index < spaces.length; index++)
      out.push(pack(BUILD_A_HOUSE, num(spaces, index)))
  },
  refuse(draft, frame, move) {
    if (frame.left < 1) return 'too-few-points'
    const { space } = at(draft.rules.board.houseSpaces, first(move))
    if (standsAt(draft, frame.seat, MERCHANT_PIECE) !== space) return 'piece-elsewhere'
    return refuseHouse(draft, frame.seat, first(move))
  },
  take(draft, frame, move) {
    frame.left--
    buildHouse(draft, frame.seat, first(move), 'merch-2')
  },
  facts: (draft, frame, move) => ({
    points: frame.left,
    price: 1,
    piece: 'merchant',
    town: at(draft.rules.names.space, at(draft.rules.board.houseSpaces, first(move)).space),
    stands: at(draft.rules.names.space, standsAt(draft, frame.seat, MERCHANT_PIECE)),
  }),
}

export const merchantMoveRules: readonly MoveRule[] = [
  stepMoveRule(MERCHANT, MERCHANT_PIECE, 'merch-1'),
  houseMoveRule,
  townTileMoveRule(MERCHANT, MERCHANT_PIECE, 'merch-4'),
]
