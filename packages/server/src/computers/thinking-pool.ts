/** The threads of the computer players. One that takes too long is ended, whatever it is doing. */
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Level } from '@tiletum/bots'
import { Piscina } from 'piscina'
import { bundleOf } from '../worker-threads.ts'
import type { TurnJob } from './turn-job.ts'

export interface Pool {
  /** How many turns are thought about at once. */
  readonly size: number
  /** Rejects if the thread broke down or was ended. */
  think(job: TurnJob): Promise<readonly string[]>
  close(): Promise<void>
}

export interface ThinkingPoolOptions {
  readonly size?: number
  /** Milliseconds after which a turn is given up. */
  readonly limit?: (level: Level) => number
  /** Another program for the threads; tests let theirs fail. */
  readonly program?: string
}

/** Many times what a turn takes; only an endless loop gets there. */
const LIMIT = 60_000
const LIMIT_OF_STRONGEST = 300_000
const MEGABYTES = 512
/** A thread without work goes after so long. */
const IDLE = 60_000

const WORKER = fileURLToPath(bundleOf('computer') ?? new URL('./worker.ts', import.meta.url))

export function createPool(options: ThinkingPoolOptions = {}): Pool {
  // One core is left to the server itself.
  const {
    size = Math.max(1, availableParallelism() - 1),
    limit = limitOf,
    program = WORKER,
  } = options
  const pool = new Piscina({
    filename: program,
    name: 'think',
    minThreads: 0,
    maxThreads: size,
    idleTimeout: IDLE,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    ...(program.endsWith('.ts') ? { execArgv: ['--import', 'tsx'] } : {}),
  })
  return {
    size,
    think: (job) => pool.run(job, { signal: AbortSignal.timeout(limit(job.level)) }),
    close: () => pool.destroy(),
  }
}

const limitOf = (level: Level): number => (level === 'grandmaster' ? LIMIT_OF_STRONGEST : LIMIT)
