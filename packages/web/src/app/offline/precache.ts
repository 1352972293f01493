/** What the build, the service worker and the page agree on. */

export interface Precache {
  /** Of the whole build. */
  readonly version: string
  /** Their addresses, from `/`. */
  readonly files: readonly string[]
}

/** What the page tells the service worker. */
export type WorkerMessage = 'take over' | 'tidy'

export const WORKER_FILE = 'sw.js'
