/** Plays fixtures, several at a time where there are threads for it. */
import type { Fixture, WeightFiles } from '@tiletum/bots'
import type { Content, GameConfig } from '@tiletum/engine'
import { runInPool } from '../worker-pool.ts'
import { createTable } from './table.ts'
import type { TableGame } from './table.ts'

export interface ArenaOptions {
  readonly config: GameConfig
  readonly content: Content
  /** The weights of the players who bring their own. */
  readonly weights: WeightFiles
  readonly workers: number
}

/** Gives every finished game to `finished`, one after the other. */
export const playAll = (
  fixtures: readonly Fixture[],
  { config, content, weights, workers }: ArenaOptions,
  finished: (game: TableGame) => Promise<void>,
): Promise<void> =>
  runInPool(
    fixtures,
    {
      program: 'arena-worker',
      source: './arena/worker.ts',
      data: { config, content, weights },
      workers,
      inline: () => createTable(config, content, weights),
    },
    finished,
  )
