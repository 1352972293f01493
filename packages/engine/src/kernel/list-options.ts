/**
 * The legal moves for display: parts, notation, clause, whether a move is a task, whether it turns
 * up something hidden, and warnings.
 */
import { NONE } from '../state.ts'
import type { ClauseId } from '../vocabulary/words.ts'
import { at } from './checked-index.ts'
import { CHANCE, top } from './frames.ts'
import { moveList, movesOf } from './move.ts'
import type { Move } from './move.ts'
import { listMoves, moveRuleOf } from './legal-moves.ts'
import { inNotation, partsOf } from './move-parts.ts'
import type { MoveParts } from './move-parts.ts'
import { TASK } from './extension-points.ts'
import type { Draft, Warning } from './extension-points.ts'

export type Option = MoveParts & {
  readonly move: Move
  readonly notation: string
  readonly clause: ClauseId
  readonly task: boolean
  /**
   * True if the move turns up something hidden: afterwards neither it nor an earlier move can be
   * undone.
   */
  readonly reveals: boolean
  readonly warnings: readonly Warning[]
}

/**
 * `asksChance` returns whether chance answers next after a move. It plays the move on a copy, so it
 * is called only where a move may turn up something: for rules with `mayReveal`, and between turns.
 */
export function listOptions(draft: Draft, asksChance: (move: Move) => boolean): Option[] {
  const list = moveList()
  listMoves(draft, list)
  const frame = top(draft.state)
  const betweenTurns = draft.state.active === NONE
  return movesOf(list).map((move): Option => {
    const parts = partsOf(draft.rules, move)
    const notation = inNotation(parts.verb, parts.args)
    if (frame.kind === CHANCE)
      return {
        ...parts,
        move,
        notation,
        clause: at(draft.rules.chances, frame.of).clause,
        task: false,
        reveals: true,
        warnings: [],
      }
    const rule = moveRuleOf(draft, frame, move)
    return {
      ...parts,
      move,
      notation,
      clause: rule?.clause ?? 'turn-1',
      task: rule?.during.includes(TASK) ?? false,
      reveals: (betweenTurns || rule?.mayReveal === true) && asksChance(move),
      warnings: rule?.warn?.(draft, frame, move) ?? [],
    }
  })
}
