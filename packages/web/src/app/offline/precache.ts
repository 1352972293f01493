/** Names that the build, the service worker and the page share. */

export interface Precache {
  /** Version of the whole build. */
  readonly version: string
  /** Addresses of its files, from `/`. */
  readonly files: readonly string[]
}

/** Messages of the page to the service worker. */
export type WorkerMessage = 'take over' | 'tidy'

export const WORKER_FILE = 'sw.js'
