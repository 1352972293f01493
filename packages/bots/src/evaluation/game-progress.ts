/** Progress of the game: which fair comes next, how many turns a seat has left. */
import type { Rules } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'

export const ROUNDS = 4
export const TURNS = 3
const SCRIPT = 0

/** Where the scripts of the game score the fair of a round. */
export interface FairStep {
  readonly script: number
  readonly step: number
}

export function fairStep({ scripts }: Rules): FairStep {
  const isFair = ({ name }: { readonly name: string }): boolean => name === 'fair phase'
  const script = scripts.findIndex((steps) => steps.some(isFair))
  return { script, step: scripts[script]?.findIndex(isFair) ?? Infinity }
}

/** The round whose fair comes next; after the last fair the last round plus one. */
export function roundToScore({ frames, round }: GameState, { script, step }: FairStep): number {
  for (let at = 0; at < frames.length && at < 2; at++) {
    const frame = frames[at]
    if (frame?.kind === SCRIPT && frame.of === script && frame.left > step) return round + 1
  }
  return round
}

/** Number of turns for which a seat has not taken a die yet. */
export const turnsLeft = (state: GameState, toScore: number, seat: number): number =>
  toScore > state.round
    ? TURNS * (ROUNDS - state.round)
    : TURNS * (ROUNDS - state.round + 1) - (state.seats[seat]?.dice.length ?? 0)
