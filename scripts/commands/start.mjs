import { pathToFileURL } from 'node:url'
import { ensureBuilt } from '../lib/build.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { inRoot } from '../lib/paths.mjs'
import { stopWhenAsked, watchParent } from '../lib/processes.mjs'

export async function command() {
  const stop = stopWhenAsked()
  await ensureInstalled()
  await ensureBuilt(['web', 'server'])
  stop.handOver()
  // In this very process: one process less to stop, and its signals reach the server directly.
  watchParent(() => process.kill(process.pid, 'SIGTERM'))
  await import(pathToFileURL(inRoot('packages/server/dist/main.js')).href)
}
