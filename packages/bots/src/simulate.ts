/** Plays many whole games, for statistics. */
import type { Game } from '@tiletum/engine'
import { scores } from '@tiletum/engine'
import { seededChance } from './chance.ts'
import { playGame } from './play-game.ts'
import { POLICIES } from './policies/index.ts'
import type { PolicyName } from './policies/index.ts'
import type { Budget } from './policy.ts'
import type { Seed } from './random.ts'

export interface SimulationRun {
  readonly game: Game
  /** The players. They move on by one seat from game to game, so that none has an advantage. */
  readonly bots: readonly PolicyName[]
  readonly games: number
  /** Number of the first game. A game does not depend on the games before it. */
  readonly from?: number
  readonly seed: Seed
  readonly budget?: Budget
}

export interface Simulated {
  /** Index of the player at each seat. */
  readonly players: readonly number[]
  /** Points by seat. */
  readonly scores: readonly number[]
  /** The winner's seat. */
  readonly winner: number
  readonly decisions: number
}

/** Yields the results game by game; the same seed gives the same games. */
export function* simulate(simulation: SimulationRun): Generator<Simulated> {
  const { game, bots, games, from = 0, seed, budget = {} } = simulation
  for (let number = from; number < from + games; number++) {
    const players = bots.map((_, seat) => (seat + number) % bots.length)
    const policies = players.map((player, seat) =>
      POLICIES[bots[player] ?? 'random'](game, `${seed} ${number} ${seat}`),
    )
    const chance = seededChance(`${seed} ${number}`)
    const { state, decisions } = playGame({ game, policies, chance, budget })
    const points = scores(state)
    yield { players, scores: points, winner: game.standings(state)[0] ?? 0, decisions }
  }
}
