/**
 * The stack of pending decisions in readable form: what is being decided, and what will resume
 * after it.
 */
import { openEffect } from './programs.ts'
import type { Rules } from '../rules/tables.ts'
import type { Frame, GameState, State } from '../state.ts'
import { NONE, openState } from '../state.ts'
import type { Effect } from '../vocabulary/effects.ts'
import type { Action, Resource } from '../vocabulary/words.ts'
import { at, num } from './checked-index.ts'
import { BONUS, CHARACTERS, DIE, FROM_DIE, HELPER, KING_TILE, SPEND, TILE } from './frames.ts'
import { sourceName } from './effect-sources.ts'

/** The pending decisions of modules, each under the module's name. */
// oxlint-disable-next-line typescript/no-empty-object-type -- modules add theirs by declaration
export interface ModuleDecisions {}

export type PendingDecision =
  | { readonly is: 'die'; readonly resource?: Resource }
  | { readonly is: 'tile'; readonly action: Action; readonly tile: string }
  | {
      readonly is: 'spend'
      readonly action: Action
      readonly points: number
      readonly fromDie: boolean
    }
  | { readonly is: 'bonus'; readonly effect: Effect; readonly left: number }
  | { readonly is: 'characters'; readonly building: number }
  | { readonly is: 'king-tile'; readonly tile: string }
  | { readonly is: 'helper'; readonly tile: string }
  | ModuleDecisions[keyof ModuleDecisions]

export type Pending = { readonly seat: number; readonly source?: string } & PendingDecision

/** Describes the decision that a frame asks of its seat; undefined if there is nothing to show. */
export type Describe = (rules: Rules, state: GameState, frame: Frame) => PendingDecision | undefined

/**
 * Returns the pending decisions of seats, the innermost last. Scripts and requests of chance are
 * left out.
 */
export function pendingOf(rules: Rules, given: State): Pending[] {
  const state = openState(given)
  return state.frames.flatMap((frame) => {
    const decision = rules.pending[frame.kind]?.(rules, state, frame)
    if (decision === undefined) return []
    const source = sourceName(rules, frame.source)
    return [{ seat: frame.seat, ...decision, ...(source === undefined ? {} : { source }) }]
  })
}

/**
 * Returns a decision about a tile; undefined if the tile is gone, because a correction at a real
 * table has removed it meanwhile.
 */
const about = <Is extends string, More extends object>(
  is: Is,
  { faces }: Rules,
  face: number,
  more: More,
): ({ readonly is: Is; readonly tile: string } & More) | undefined =>
  face === NONE ? undefined : { is, tile: at(faces, face).id, ...more }

export const basePending: Readonly<Record<number, Describe>> = {
  [DIE]: ({ names }, _state, { of }) =>
    of === NONE ? { is: 'die' } : { is: 'die', resource: at(names.resource, of) },
  [TILE]: (rules, { wheelTiles }, { of }) =>
    about('tile', rules, num(wheelTiles, of), { action: at(rules.names.action, of) }),
  [SPEND]: ({ names }, _state, { of, left, flag }) => ({
    is: 'spend',
    action: at(names.action, of),
    points: left,
    fromDie: flag === FROM_DIE,
  }),
  [BONUS]: ({ programs }, _state, { of, left }) => ({
    is: 'bonus',
    effect: openEffect(at(programs, of), left),
    left,
  }),
  [CHARACTERS]: (_rules, _state, { of }) => ({ is: 'characters', building: of + 1 }),
  [KING_TILE]: (rules, { kingTile }) => about('king-tile', rules, kingTile, {}),
  [HELPER]: (rules, { seats }, { seat, of }) =>
    about('helper', rules, num(at(seats, seat).storehouse, of), {}),
}
