/** Plays fixtures, several at a time where there are threads for it. */
import { Worker } from 'node:worker_threads'
import type { Fixture } from '@tiletum/bots'
import type { Content, GameConfig } from '@tiletum/engine'
import { createTable } from './table.ts'
import type { TableGame } from './table.ts'

export interface Crew {
  readonly config: GameConfig
  readonly content: Content
  readonly workers: number
}

/** Only what is built can be started as a thread of its own; sources run in this one. */
const WORKER = import.meta.url.endsWith('.ts')
  ? undefined
  : new URL('arena-worker.js', import.meta.url)

/** Gives every finished game to `finished`, one after the other. */
export async function playAll(
  fixtures: readonly Fixture[],
  crew: Crew,
  finished: (game: TableGame) => Promise<void>,
): Promise<void> {
  const queue = fixtures.values()
  const hands = Math.min(crew.workers, fixtures.length)
  if (WORKER === undefined || hands <= 1) {
    const play = createTable(crew.config, crew.content)
    for (const fixture of queue) {
      // oxlint-disable-next-line no-await-in-loop -- one table, one game after the other
      await finished(await play(fixture))
      // oxlint-disable-next-line no-await-in-loop -- lets the terminal be heard between two games
      await new Promise((go) => setImmediate(go))
    }
    return
  }
  let writing: Promise<void> = Promise.resolve()
  const each = (game: TableGame): Promise<void> => (writing = writing.then(() => finished(game)))
  const from = WORKER
  await Promise.all(Array.from({ length: hands }, () => employ(from, queue, crew, each)))
}

async function employ(
  from: URL,
  queue: Iterator<Fixture>,
  { config, content }: Crew,
  finished: (game: TableGame) => Promise<void>,
): Promise<void> {
  const worker = new Worker(from, { workerData: { config, content } })
  try {
    for (let job = queue.next(); job.done !== true; job = queue.next()) {
      // oxlint-disable-next-line no-await-in-loop -- a worker plays one game at a time
      await finished(await answer(worker, job.value))
    }
  } finally {
    await worker.terminate()
  }
}

const answer = (worker: Worker, fixture: Fixture): Promise<TableGame> =>
  new Promise((done, fail) => {
    worker.once('message', done)
    worker.once('error', fail)
    worker.postMessage(fixture)
  }).finally(() => worker.removeAllListeners()) as Promise<TableGame>
