/**
 * Facts of a position, decoded from the state for every display: the table, the text view, the
 * terminal and `--json`. They hold no sentences. Each module adds its own to the facts of the
 * modules before it.
 */
import type { Draft } from '../kernel/extension-points.ts'
import type { Rules } from '../rules/tables.ts'
import { openState } from '../state.ts'
import type { GameState, State } from '../state.ts'
import type { DieFacts } from './die.ts'
import type { SeatFacts } from './seat.ts'
import type { SpaceFacts } from './space.ts'
import type { TableFacts } from './table.ts'
import type { SegmentFacts } from './wheel.ts'

type Adding<F> = (draft: Draft, facts: F) => F

/** The functions with which a module adds its facts to a position (`Module.position`). */
export interface PositionParts {
  readonly space?: Adding<SpaceFacts>
  readonly seat?: Adding<SeatFacts>
  readonly segment?: Adding<SegmentFacts>
  readonly table?: Adding<TableFacts>
  readonly die?: Adding<DieFacts>
  /** Returns the state as it would be if the seat had taken the die that the state holds. */
  readonly dieTaken?: (draft: Draft, seat: number) => GameState
  /**
   * Returns the map of a space, given the answer of the modules before; undefined for a space that
   * is not in play.
   */
  readonly map?: (draft: Draft, space: number, before: number | undefined) => number | undefined
}

interface FactsOf {
  readonly space: SpaceFacts
  readonly seat: SeatFacts
  readonly segment: SegmentFacts
  readonly table: TableFacts
  readonly die: DieFacts
}

export function withModules<P extends keyof FactsOf>(
  part: P,
  draft: Draft,
  base: FactsOf[P],
): FactsOf[P] {
  let facts = base
  for (const parts of draft.rules.position) {
    const add = parts[part] as Adding<FactsOf[P]> | undefined
    if (add !== undefined) facts = add(draft, facts)
  }
  return facts
}

export const readOnlyContext = (rules: Rules, state: State): Draft => ({
  rules,
  state: openState(state),
  sink: undefined,
})

/** Returns the id of a tile; undefined for an empty place. */
export const tileId = ({ names }: Rules, face: number | undefined): string | undefined =>
  face === undefined ? undefined : names.face[face]
