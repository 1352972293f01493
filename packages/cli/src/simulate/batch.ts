/** A batch of games of a simulation. A game depends only on its number and the seed. */
import { simulate } from '@tiletum/bots'
import type { PolicyName, Simulated } from '@tiletum/bots'
import { compose } from '@tiletum/engine'
import type { Content, GameConfig } from '@tiletum/engine'

export interface SimulationSetup {
  readonly config: GameConfig
  readonly content: Content
  readonly bots: readonly PolicyName[]
  readonly seed: string
}

export interface GameRange {
  readonly from: number
  readonly games: number
}

export function createBatchPlayer({ config, content, bots, seed }: SimulationSetup) {
  const game = compose(config, content)
  return (batch: GameRange): readonly Simulated[] => [...simulate({ game, bots, seed, ...batch })]
}

const LARGEST_BATCH = 200
const BATCHES_PER_WORKER = 20

/** Cuts the games into batches small enough that all workers end together and progress can be shown. */
export function batchesOf(games: number, workers: number): readonly GameRange[] {
  const size = Math.min(
    LARGEST_BATCH,
    Math.max(1, Math.floor(games / workers / BATCHES_PER_WORKER)),
  )
  return Array.from({ length: Math.ceil(games / size) }, (_, index) => ({
    from: index * size,
    games: Math.min(size, games - index * size),
  }))
}
