/**
 * Dice, each a colour and a value in one integer, and the action that a value faces on the wheel.
 */
import { num } from '../kernel/checked-index.ts'
import type { Draft } from '../kernel/extension-points.ts'

const VALUES = 6

export const dieOf = (colour: number, value: number): number => colour * VALUES + value - 1
export const colourOf = (die: number): number => (die / VALUES) | 0
export const valueOf = (die: number): number => (die % VALUES) + 1

/**
 * Returns the action that faces a value: values rise clockwise from the one at the first position.
 */
export function actionFacing(draft: Draft, value: number): number {
  const { wheel, actionAt } = draft.state
  return num(actionAt, (value - wheel + VALUES) % VALUES)
}

/** Returns the value that faces an action. */
export function valueFacing(draft: Draft, action: number): number {
  const { wheel, actionAt } = draft.state
  return ((actionAt.indexOf(action) + wheel - 1) % VALUES) + 1
}

/** Returns the steps around the wheel between two values, 6 and 1 being neighbours (`turn-2`). */
export function stepsBetween(from: number, to: number): number {
  const up = Math.abs(from - to)
  return Math.min(up, VALUES - up)
}
