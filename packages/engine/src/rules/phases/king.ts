/**
 * The king phase: the tile for the highest marker, victory points, the new turn order, the reset.
 */
import { at, num } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import { KING_TILE, pop, push } from '../../kernel/frames.ts'
import { first, pack } from '../../kernel/move.ts'
import { FACE, source } from '../../kernel/effect-sources.ts'
import type { Draft, ScriptStep, MoveRule } from '../../kernel/extension-points.ts'
import { NONE } from '../../state.ts'
import { kingPoints, ranking, reset } from '../king-track.ts'
import { score } from '../ledger.ts'
import { leaveGame, refuseTile, store } from '../storehouse.ts'
import { LEAVE, TAKE } from '../verbs.ts'

export const kingScript: readonly ScriptStep[] = [
  {
    name: 'tile',
    clause: 'king-1',
    run(draft) {
      const highest = num(ranking(draft), 0)
      if (draft.state.kingTile === NONE)
        score(draft, highest, draft.rules.content.kingTrack.award, 'king-award', 'king-2')
      else draft.rules.hooks.kingTile(draft, highest)
    },
  },
  {
    name: 'score',
    clause: 'king-3',
    run(draft) {
      for (const seat of draft.state.order) {
        draft.state.kingPoints[seat] = kingPoints(draft, seat)
        score(draft, seat, kingPoints(draft, seat), 'king-track', 'king-3')
      }
    },
  },
  {
    name: 'order',
    clause: 'king-5',
    run(draft) {
      draft.state.order = ranking(draft)
      if (draft.sink !== undefined)
        emit(draft, 'order', 'king-5', undefined, NONE, { seats: draft.state.order.slice() })
    },
  },
  { name: 'reset', clause: 'king-6', run: reset },
]

/**
 * king-1, king-7: the tile is taken or discarded; one that can't be taken is discarded without a
 * question.
 */
export function offerKingTile(draft: Draft, seat: number): void {
  if (refuseTile(draft, seat, draft.state.kingTile) === undefined)
    push(draft.state, KING_TILE, seat, NONE, 0)
  else discardKingTile(draft, seat)
}

function discardKingTile(draft: Draft, seat: number): void {
  const { kingTile } = draft.state
  draft.state.kingTile = NONE
  leaveGame(draft, kingTile)
  if (draft.sink !== undefined)
    emit(draft, 'discard', 'king-1', seat, source(FACE, kingTile), {
      tile: at(draft.rules.faces, kingTile).id,
    })
}

export const kingTileMoveRules: readonly MoveRule[] = [
  {
    clause: 'king-1',
    verb: TAKE,
    during: [KING_TILE],
    candidates({ state }, _frame, out) {
      out.push(pack(TAKE, state.kingTile))
    },
    refuse(draft, frame, move) {
      if (first(move) !== draft.state.kingTile) return 'no-tile-here'
      return refuseTile(draft, frame.seat, first(move))
    },
    take(draft, frame, move) {
      pop(draft.state)
      draft.state.kingTile = NONE
      store(draft, frame.seat, first(move), 'king-1', 'king-track')
    },
    facts: (draft, _frame, move) => ({ tile: at(draft.rules.faces, first(move)).id }),
  },
  {
    clause: 'king-1',
    verb: LEAVE,
    during: [KING_TILE],
    candidates(_draft, _frame, out) {
      out.push(pack(LEAVE))
    },
    refuse: () => undefined,
    take(draft, frame) {
      pop(draft.state)
      discardKingTile(draft, frame.seat)
    },
    warn: (draft) => [
      {
        warning: 'tile-left-behind',
        facts: { tile: at(draft.rules.faces, draft.state.kingTile).id },
      },
    ],
  },
]
