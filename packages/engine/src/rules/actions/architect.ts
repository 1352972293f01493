/** The architect action: steps, pillars, bonus tiles. */
import { at, num } from '../../kernel/checked-index.ts'
import { first, pack } from '../../kernel/move.ts'
import { SPEND_DECISIONS } from '../../kernel/extension-points.ts'
import type { MoveRule } from '../../kernel/extension-points.ts'
import { NONE } from '../../state.ts'
import { buildPillar, refusePillar, standsAt } from '../map.ts'
import { BUILD_A_PILLAR } from '../verbs.ts'
import { ARCHITECT, ARCHITECT_PIECE } from '../indices.ts'
import { stepMoveRule, townTileMoveRule } from './travel.ts'

/** arch-2: 1 action point brings a pillar from supply to the cathedral of the architect's town. */
const pillarMoveRule: MoveRule = {
  clause: 'arch-2',
  verb: BUILD_A_PILLAR,
  during: [SPEND_DECISIONS + ARCHITECT],
  candidates(draft, frame, out) {
    const space = standsAt(draft, frame.seat, ARCHITECT_PIECE)
    if (num(draft.rules.board.cathedralAt, space) !== NONE) out.push(pack(BUILD_A_PILLAR, space))
  },
  refuse(draft, frame, move) {
    if (frame.left < 1) return 'too-few-points'
    const space = first(move)
    const refused = refusePillar(draft, frame.seat, space)
    if (refused !== undefined) return refused
    return standsAt(draft, frame.seat, ARCHITECT_PIECE) === space ? undefined : 'piece-elsewhere'
  },
  take(draft, frame, move) {
    frame.left--
    buildPillar(draft, frame.seat, first(move), 'arch-2')
  },
  facts: (draft, frame, move) => ({
    points: frame.left,
    price: 1,
    piece: 'architect',
    town: at(draft.rules.names.space, first(move)),
    stands: at(draft.rules.names.space, standsAt(draft, frame.seat, ARCHITECT_PIECE)),
  }),
}

export const architectMoveRules: readonly MoveRule[] = [
  stepMoveRule(ARCHITECT, ARCHITECT_PIECE, 'arch-1'),
  pillarMoveRule,
  townTileMoveRule(ARCHITECT, ARCHITECT_PIECE, 'arch-3'),
]
