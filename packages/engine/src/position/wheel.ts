/** The action wheel, segment by segment. */
import { at, num } from '../kernel/checked-index.ts'
import { actionFacing } from '../rules/dice.ts'
import type { Rules } from '../rules/tables.ts'
import { NONE, openState } from '../state.ts'
import type { State } from '../state.ts'
import type { Action, DieColour } from '../vocabulary/words.ts'
import { ACTIONS, DIE_VALUES } from '../vocabulary/words.ts'
import { readOnlyContext, tileId, withModules } from './module-parts.ts'

/** Facts about a segment that modules add, each under its own name. */
// oxlint-disable-next-line typescript/no-empty-object-type -- modules add theirs by declaration
export interface SegmentParts {}

export interface SegmentFacts extends SegmentParts {
  readonly value: number
  readonly action: Action
  readonly dice: readonly DieColour[]
  /** The bonus tile of the action. */
  readonly tile: string | undefined
  /** The action points that the seat would get; without a seat, those that every player gets. */
  readonly points: number
}

export function segmentFacts(rules: Rules, given: State, value: number, seat = NONE): SegmentFacts {
  const draft = readOnlyContext(rules, given)
  const { state } = draft
  const action = actionFacing(draft, value)
  return withModules('segment', draft, {
    value,
    action: at(rules.names.action, action),
    dice: rules.names.colour.flatMap((colour, index) =>
      Array.from({ length: num(state.dice, index * DIE_VALUES.length + value - 1) }, () => colour),
    ),
    tile: tileId(rules, state.wheelTiles[action]),
    points:
      seat === NONE
        ? DIE_VALUES.length + 1 - value
        : rules.hooks.actionPoints(draft, seat, action, value),
  })
}

/** Returns the facts of all segments by rising value. */
export const wheelFacts = (rules: Rules, state: State, seat = NONE): readonly SegmentFacts[] =>
  DIE_VALUES.map((value) => segmentFacts(rules, state, value, seat))

/** The action at the first position, and the value that faces it once the wheel is laid. */
export const firstPosition = (
  rules: Rules,
  state: State,
): { readonly action: Action; readonly value: number } => {
  const { actionAt, wheel } = openState(state)
  return { action: at(rules.names.action, num(actionAt, 0)), value: wheel }
}

/** Returns the bonus tile on an action; undefined if there is none. */
export const actionTile = (rules: Rules, state: State, action: Action): string | undefined =>
  tileId(rules, openState(state).wheelTiles[ACTIONS.indexOf(action)])
