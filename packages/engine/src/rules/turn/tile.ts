/** The bonus tile of the die's action is taken now or not at all (`turn-3`, `turn-8`). */
import { at, num } from '../../kernel/checked-index.ts'
import { pop, TILE } from '../../kernel/frames.ts'
import { first, pack } from '../../kernel/move.ts'
import type { MoveRule } from '../../kernel/extension-points.ts'
import { NONE } from '../../state.ts'
import { refuseTile, store } from '../storehouse.ts'
import { LEAVE, TAKE } from '../verbs.ts'

const takeMoveRule: MoveRule = {
  clause: 'turn-3',
  verb: TAKE,
  during: [TILE],
  candidates(draft, frame, out) {
    const face = num(draft.state.wheelTiles, frame.of)
    if (face !== NONE) out.push(pack(TAKE, face))
  },
  refuse(draft, frame, move) {
    if (num(draft.state.wheelTiles, frame.of) !== first(move)) return 'no-tile-here'
    return refuseTile(draft, frame.seat, first(move))
  },
  take(draft, frame, move) {
    draft.state.wheelTiles[frame.of] = NONE
    pop(draft.state)
    store(draft, frame.seat, first(move), 'turn-3', at(draft.rules.names.action, frame.of))
  },
  facts: (draft, _frame, move) => ({ tile: at(draft.rules.faces, first(move)).id }),
}

/** store-4: taking a tile is always optional. */
const leaveMoveRule: MoveRule = {
  clause: 'store-4',
  verb: LEAVE,
  during: [TILE],
  candidates(_draft, _frame, out) {
    out.push(pack(LEAVE))
  },
  refuse: () => undefined,
  take(draft) {
    pop(draft.state)
  },
  /**
   * Warns even when the storehouse is full, since a task can still free a space. A tile that can't
   * be taken for another reason needs no warning.
   */
  warn(draft, frame) {
    const face = num(draft.state.wheelTiles, frame.of)
    // A correction at a real table may have removed the tile.
    if (face === NONE) return []
    const refused = refuseTile(draft, frame.seat, face)
    if (refused !== undefined && refused !== 'storehouse-full') return []
    return [{ warning: 'tile-left-behind', facts: { tile: at(draft.rules.faces, face).id } }]
  },
}

export const tileMoveRules: readonly MoveRule[] = [takeMoveRule, leaveMoveRule]
