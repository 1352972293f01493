/** Games of one level with one turn played at random: what a review has to find. */
import type { Game, Move } from '@tiletum/engine'
import { seededChance } from '../src/chance.ts'
import { playGame } from '../src/play-game.ts'
import { POLICIES } from '../src/policies/index.ts'
import type { Level } from '../src/policies/levels.ts'
import type { Budget, Policy } from '../src/policy.ts'
import { randomBelow, createRandomStream } from '../src/random.ts'
import { ROUNDS, TURNS } from '../src/evaluation/game-progress.ts'

export interface Planted {
  readonly line: readonly Move[]
  readonly seat: number
  readonly round: number
  readonly turn: number
}

export function plantedGame(game: Game, seed: string, level: Level, budget: Budget = {}): Planted {
  const stream = createRandomStream(seed, 'planted')
  const seat = randomBelow(stream, game.config.players)
  const round = 1 + randomBelow(stream, ROUNDS)
  const turn = 1 + randomBelow(stream, TURNS)
  const line: Move[] = []
  const policies = Array.from({ length: game.config.players }, (_, at): Policy => {
    const own = POLICIES[level](game, `${seed} ${at}`)
    const random = POLICIES.random(game, `${seed} random`)
    return {
      choose(state, moves) {
        const planted = at === seat && state.round === round && state.turn === turn
        return (planted ? random : own).choose(state, moves, budget)
      },
    }
  })
  playGame({ game, policies, chance: seededChance(seed), entries: line })
  return { line, seat, round, turn }
}
