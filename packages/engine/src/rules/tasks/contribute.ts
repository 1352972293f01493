/**
 * task-6: a player contributes once to each cathedral where they have a pillar, wherever the
 * architect is.
 */
import { at, num } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import { first, pack } from '../../kernel/move.ts'
import { TASK } from '../../kernel/extension-points.ts'
import type { Draft, MoveRule } from '../../kernel/extension-points.ts'
import { NONE } from '../../state.ts'
import { score, seatOf } from '../ledger.ts'
import { hasPillarAt } from '../map.ts'
import { CONTRIBUTE } from '../verbs.ts'

export const contributeMoveRule: MoveRule = {
  clause: 'task-6',
  verb: CONTRIBUTE,
  during: [TASK],
  candidates(draft, frame, out) {
    const { pillars } = draft.state
    const { cathedrals } = draft.rules.board
    const { contributed } = seatOf(draft, frame.seat)
    for (let cathedral = 0; cathedral < pillars.length; cathedral++)
      if (
        (num(pillars, cathedral) & (1 << frame.seat)) !== 0 &&
        (contributed & (1 << cathedral)) === 0
      )
        out.push(pack(CONTRIBUTE, at(cathedrals, cathedral).space))
  },
  refuse(draft, frame, move) {
    const cathedral = num(draft.rules.board.cathedralAt, first(move))
    if (cathedral === NONE) return 'no-cathedral'
    const missing = draft.rules.hooks.refuseCathedral(draft, cathedral)
    if (missing !== undefined) return missing
    if (!hasPillarAt(draft, frame.seat, cathedral)) return 'no-own-pillar'
    if ((seatOf(draft, frame.seat).contributed & (1 << cathedral)) !== 0)
      return 'contributed-already'
    return draft.rules.hooks.refuseContribution(draft, frame.seat, cathedral)
  },
  take(draft, frame, move) {
    const cathedral = num(draft.rules.board.cathedralAt, first(move))
    draft.rules.hooks.payContribution(draft, frame.seat, cathedral)
    takeCathedralTile(draft, frame.seat, cathedral)
    draft.rules.hooks.afterContribution(draft, frame.seat)
  },
  facts(draft, frame, move) {
    const cathedral = num(draft.rules.board.cathedralAt, first(move))
    const town = at(draft.rules.names.space, first(move))
    if (cathedral === NONE) return { town }
    return { town, ...draft.rules.hooks.contributionFacts(draft, frame.seat, cathedral) }
  },
}

/**
 * task-6: the player takes the topmost cathedral tile and scores its points and those of the cost
 * tile.
 */
export function takeCathedralTile(draft: Draft, seat: number, cathedral: number): void {
  const { tilesTaken, costs } = draft.state
  const state = seatOf(draft, seat)
  const { stack, space } = at(draft.rules.board.cathedrals, cathedral)
  const tile = num(stack, num(tilesTaken, cathedral))
  tilesTaken[cathedral] = num(tilesTaken, cathedral) + 1
  state.contributed |= 1 << cathedral
  state.cathedrals.push(tile)
  if (draft.sink !== undefined)
    emit(draft, 'contribute', 'task-6', seat, NONE, {
      town: at(draft.rules.names.space, space),
      tile,
    })
  score(draft, seat, at(draft.rules.costs, num(costs, cathedral)).vp, 'construction-cost', 'task-6')
  score(draft, seat, tile, 'cathedral-tile', 'task-6')
}
