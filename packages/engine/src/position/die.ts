/** Facts of a die: what it would give a seat that takes it now. */
import { at, num } from '../kernel/checked-index.ts'
import { actionFacing, colourOf, valueOf } from '../rules/dice.ts'
import type { Rules } from '../rules/tables.ts'
import { NONE, openState } from '../state.ts'
import type { GameState, State } from '../state.ts'
import type { Action, Resource } from '../vocabulary/words.ts'
import { readOnlyContext, tileId, withModules } from './module-parts.ts'

/** Facts about a die that modules add, each under its own name. */
// oxlint-disable-next-line typescript/no-empty-object-type -- modules add theirs by declaration
export interface DieParts {}

export interface DieFacts extends DieParts {
  readonly seat: number
  /** The value at which the die would be taken. */
  readonly value: number
  readonly resource: Resource
  /** Number of units of the resource. */
  readonly count: number
  readonly action: Action
  readonly points: number
  /** The bonus tile of the action. */
  readonly tile: string | undefined
}

/**
 * @param die The die, with the value at which it would be taken (`dieOf`).
 * @param as The resource that a recolouring helper makes the die give, as an index; undefined
 * without one.
 */
export function dieFacts(
  rules: Rules,
  given: State,
  seat: number,
  die: number,
  as: number | undefined,
): DieFacts {
  const dieResource = as ?? num(rules.colourResource, colourOf(die))
  const state: GameState = { ...openState(given), die, dieResource }
  const draft = readOnlyContext(rules, state)
  for (const { dieTaken } of rules.position) if (dieTaken) draft.state = dieTaken(draft, seat)
  const value = valueOf(die)
  const action = actionFacing(draft, value)
  return withModules('die', draft, {
    seat,
    value,
    resource: at(rules.names.resource, dieResource),
    count: rules.hooks.dieYield(draft, seat),
    action: at(rules.names.action, action),
    points: rules.hooks.actionPoints(draft, seat, action, value),
    tile: tileId(rules, state.wheelTiles[action]),
  })
}

/** The value at which the die of the turn was taken; undefined before that. */
export const takenValue = (state: State): number | undefined => {
  const { die } = openState(state)
  return die === NONE ? undefined : valueOf(die)
}
