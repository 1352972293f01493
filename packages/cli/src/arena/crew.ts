/** Plays fixtures, several at a time where there are threads for it. */
import type { Fixture } from '@tiletum/bots'
import type { Content, GameConfig } from '@tiletum/engine'
import { shareOut } from '../threads.ts'
import { createTable } from './table.ts'
import type { TableGame } from './table.ts'

export interface Crew {
  readonly config: GameConfig
  readonly content: Content
  readonly workers: number
}

/** Gives every finished game to `finished`, one after the other. */
export const playAll = (
  fixtures: readonly Fixture[],
  { config, content, workers }: Crew,
  finished: (game: TableGame) => Promise<void>,
): Promise<void> =>
  shareOut(
    fixtures,
    {
      program: 'arena-worker',
      source: './arena/worker.ts',
      data: { config, content },
      hands: workers,
      here: () => createTable(config, content),
    },
    finished,
  )
