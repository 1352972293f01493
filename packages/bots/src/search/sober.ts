/**
 * The search ends with its own turn and takes the best it finds; what the others will still do it
 * does not see, least of all the Cardinalbot, whose coming turns the evaluation leaves out because
 * nobody can change them. So it hopes too much. How much is known from self-play (`fit/hope.ts`), and
 * is taken off what is told; which line is best does not change by it.
 */
import type { Game, State } from '@tiletum/engine'
import { ROUNDS, TURNS } from '../evaluation/moment.ts'
import { HOPES } from './hopes.ts'

/** Both by the share of the game left: powers of it, the constant first. */
export interface Hope {
  /** By how many points it expects too much. */
  readonly hope: readonly [number, number, number]
  /** And how far its games end from what is then left of it, two times in three. */
  readonly spread: readonly [number, number]
}

/** The share of its turns that a seat has still to take a die for. */
export const gameLeft = ({ round, seats }: State, seat: number): number =>
  (TURNS * (ROUNDS - round + 1) - (seats[seat]?.dice.length ?? 0)) / (ROUNDS * TURNS)

export interface Sober {
  readonly hope: number
  readonly spread: number
}

const players = ({ rules }: Game): 2 | 3 | 4 => (rules.seats === 2 ? 2 : rules.seats === 3 ? 3 : 4)

export function soberAt(game: Game, state: State, seat: number): Sober {
  const set = game.rules.tables.silver === undefined ? HOPES.base : HOPES.silver
  const { hope, spread } = game.bot === undefined ? set[players(game)] : set.alone
  const left = gameLeft(state, seat)
  return {
    hope: hope[0] + left * (hope[1] + left * hope[2]),
    spread: Math.max(0, spread[0] + left * spread[1]),
  }
}
