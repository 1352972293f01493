/** Many whole games in a row, for statistics. */
import type { Game } from '@tiletum/engine'
import { seededChance } from './chance.ts'
import { playGame } from './play.ts'
import { POLICIES } from './policies/index.ts'
import type { PolicyName } from './policies/index.ts'
import type { Budget } from './policy.ts'
import type { Seed } from './random.ts'

export interface Simulation {
  readonly game: Game
  /** The players; they move on by one seat from game to game, so that none has a better place. */
  readonly bots: readonly PolicyName[]
  readonly games: number
  /** The number of the first one; a game is the same whichever games are played before it. */
  readonly from?: number
  readonly seed: Seed
  readonly budget?: Budget
}

export interface Simulated {
  /** Which of the players sat at each seat. */
  readonly players: readonly number[]
  /** By seat. */
  readonly scores: readonly number[]
  /** The seat that won. */
  readonly winner: number
  readonly decisions: number
}

/** The results game by game; the same for the same seed. */
export function* simulate(simulation: Simulation): Generator<Simulated> {
  const { game, bots, games, from = 0, seed, budget = {} } = simulation
  for (let number = from; number < from + games; number++) {
    const players = bots.map((_, seat) => (seat + number) % bots.length)
    const policies = players.map((player, seat) =>
      POLICIES[bots[player] ?? 'random'](game, `${seed} ${number} ${seat}`),
    )
    const chance = seededChance(`${seed} ${number}`)
    const { state, decisions } = playGame({ game, policies, chance, budget })
    const scores = state.seats.map(({ vp }) => vp)
    yield { players, scores, winner: game.standings(state)[0] ?? 0, decisions }
  }
}
