/** A pool of worker threads; where one worker is enough, the jobs run in this thread. */
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

export interface JobPoolOptions<Job, Result> {
  /** The program of the threads: the name of its bundle without the ending, and its source file. */
  readonly program: string
  readonly source: string
  /** Data that every thread gets when it starts. */
  readonly data: unknown
  readonly workers: number
  /** Runs jobs without a thread. */
  readonly inline: () => (job: Job) => Result | Promise<Result>
}

/** Runs all jobs. `finished` gets the results one at a time, in the order in which they are ready. */
export async function runInPool<Job, Result>(
  jobs: readonly Job[],
  options: JobPoolOptions<Job, Result>,
  finished: (result: Result, job: Job) => Promise<void> | void,
): Promise<void> {
  const queue = jobs.values()
  const workers = Math.min(options.workers, jobs.length)
  if (workers <= 1) {
    const run = options.inline()
    for (const job of queue) {
      // oxlint-disable-next-line no-await-in-loop -- one job after the other
      await finished(await run(job), job)
      // oxlint-disable-next-line no-await-in-loop -- gives the event loop a turn, for Ctrl-C
      await new Promise((go) => setImmediate(go))
    }
    return
  }
  let reporting: Promise<void> = Promise.resolve()
  const each = (result: Result, job: Job): Promise<void> =>
    (reporting = reporting.then(() => finished(result, job)))
  await Promise.all(Array.from({ length: workers }, () => runWorker(options, queue, each)))
}

async function runWorker<Job, Result>(
  options: JobPoolOptions<Job, Result>,
  queue: Iterator<Job>,
  finished: (result: Result, job: Job) => Promise<void>,
): Promise<void> {
  const worker = startWorker(options)
  try {
    for (let next = queue.next(); next.done !== true; next = queue.next()) {
      // oxlint-disable-next-line no-await-in-loop -- a thread does one job at a time
      await finished((await answer(worker, next.value)) as Result, next.value)
    }
  } finally {
    await worker.terminate()
  }
}

/** The loader for running from sources; bundles do not need it. */
const LOADER = 'tsx/esm/api'

/** Returns the bundle of a program. When run from sources, `TILETUM_BUNDLES` may name the folder of bundles. */
function bundleOf(program: string): URL | undefined {
  if (!import.meta.url.endsWith('.ts')) return new URL(`${program}.js`, import.meta.url)
  const bundles = process.env['TILETUM_BUNDLES']
  return bundles === undefined ? undefined : pathToFileURL(join(bundles, 'cli', `${program}.js`))
}

/** Starts a thread. Without a bundle it loads the TypeScript loader first. */
function startWorker({
  program,
  source,
  data: workerData,
}: JobPoolOptions<never, unknown>): Worker {
  const bundle = bundleOf(program)
  if (bundle !== undefined) return new Worker(bundle, { workerData })
  const { href } = new URL(source, import.meta.url)
  const code = `import(${JSON.stringify(LOADER)}).then(({ register }) => {
    register()
    return import(${JSON.stringify(href)})
  })`
  return new Worker(code, { eval: true, workerData })
}

async function answer(worker: Worker, job: unknown): Promise<unknown> {
  const answered = once(worker, 'message')
  worker.postMessage(job)
  const [result] = (await answered) as readonly unknown[]
  return result
}
