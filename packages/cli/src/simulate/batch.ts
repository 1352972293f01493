/** A few games of a simulation: which they are depends on their numbers alone. */
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

/** Cut so that all workers end together, and progress is seen. */
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
