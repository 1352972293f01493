import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

/** A tool of whoever runs sources; no bundle needs it. */
const LOADER = 'tsx/esm/api'

/**
 * The bundle of a thread: beside the server's own. A server that is run from its sources may be
 * told where bundles of them lie.
 */
export function bundleOf(name: string): URL | undefined {
  if (!import.meta.url.endsWith('.ts')) return new URL(`${name}.js`, import.meta.url)
  const bundles = process.env['TILETUM_BUNDLES']
  return bundles === undefined
    ? undefined
    : pathToFileURL(path.join(bundles, 'server', `${name}.js`))
}

/** Starts a thread of ours. Without a bundle it must learn TypeScript first. */
export function startThread(name: string, source: URL, workerData: unknown): Worker {
  const bundle = bundleOf(name)
  if (bundle !== undefined) return new Worker(bundle, { workerData, name })
  const code = `import(${JSON.stringify(LOADER)}).then(({ register }) => {
    register()
    return import(${JSON.stringify(source.href)})
  })`
  return new Worker(code, { eval: true, workerData, name })
}
