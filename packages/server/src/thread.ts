import { Worker } from 'node:worker_threads'

/** A tool of whoever runs sources; no bundle needs it. */
const LOADER = 'tsx/esm/api'

/**
 * Starts a thread of ours. Bundled, its program lies beside the server's under its name; from
 * sources it must learn TypeScript first.
 */
export function startThread(name: string, source: URL, workerData: unknown): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL(`${name}.js`, import.meta.url), { workerData, name })
  const code = `import(${JSON.stringify(LOADER)}).then(({ register }) => {
    register()
    return import(${JSON.stringify(source.href)})
  })`
  return new Worker(code, { eval: true, workerData, name })
}
