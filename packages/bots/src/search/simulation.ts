/**
 * Plays on from a position until a seat has had its next turns; every seat plans with a short search. The
 * same number gives the same chance, so that two positions can be compared with the same luck.
 */
import { moveList, NONE } from '@tiletum/engine'
import type { Game, Move, State } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type { GameState } from '@tiletum/engine/state'
import { seededChance } from '../chance.ts'
import type { Chance } from '../chance.ts'
import type { Evaluation } from '../evaluation/evaluate.ts'
import { createRandomStream } from '../random.ts'
import type { Seed } from '../random.ts'
import { isChance, isOver } from './rollout.ts'
import { createSearch } from './search.ts'

/** Minimum number of iterations for the rest of a turn. */
const LEAST = 5

export interface SimulationSettings {
  /** Iterations for a turn of the seat itself; at most twice as many if chance interrupts it. */
  readonly own: number
  /** Iterations for a turn of another seat; likewise at most twice as many. */
  readonly others: number
  /** Number of turns of the seat before the result is evaluated. */
  readonly turns: number
}

/** Plays on, changing the state in place. Returns the expected margin of the seat. */
export type Simulate = (state: State, seat: number, number: number) => number

export function createSimulation(
  game: Game,
  seed: Seed,
  evaluation: Evaluation,
  { own, others, turns }: SimulationSettings,
): Simulate {
  const stream = createRandomStream(seed, 'simulation')
  const search = createSearch(game, stream, evaluation)
  const moves = moveList()

  /** Plays a turn, or a single decision in another phase, by the best line of a short search. */
  function playTurn(state: GameState, seat: number, planning: number, chance: Chance): void {
    let left = planning
    while (!isOver(state, seat)) {
      game.list(state, moves)
      if (isChance(state)) answer(state, chance)
      else if (moves.count === 1) game.play(state, moves.items[0] as Move)
      else {
        search.forget()
        search.begin(state, seat)
        for (let done = 0; done < left && search.step();) done++
        for (const move of search.plan()) game.play(state, move)
        // After each chance answer less of the turn is left to plan.
        left = Math.max(LEAST, left >> 1)
      }
    }
  }

  function answer(state: GameState, chance: Chance): void {
    const waits = game.awaiting(state)
    if (waits.who === 'chance') game.play(state, chance.answer(waits.request.request, moves, state))
  }

  return (given, seat, number) => {
    const state = openState(given)
    const chance = seededChance(`${seed} ${number}`)
    Object.assign(stream, createRandomStream(`${seed} ${number}`, 'simulation'))
    // The turn may have been interrupted by chance: play the rest of it.
    playTurn(state, seat, own >> 1, chance)
    for (let done = 0; done < turns && state.frames.length > 0;) {
      game.list(state, moves)
      if (isChance(state)) {
        answer(state, chance)
        continue
      }
      const { active } = state
      const who = state.frames.at(-1)?.seat ?? NONE
      playTurn(state, who, who === seat ? own : others, chance)
      if (who === seat && active === seat) done++
    }
    return evaluation.margin(state, seat)
  }
}
