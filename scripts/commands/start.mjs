import { pathToFileURL } from 'node:url'
import { ensureBuilt } from '../lib/build.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { inRoot } from '../lib/paths.mjs'
import { stopWhenAsked, watchParent } from '../lib/processes.mjs'

const USAGE = 'Usage: npm start [-- --lan]'

/** @param {readonly string[]} words */
export async function command(words) {
  // Some shells (PowerShell) swallow the two dashes, and npm then takes the option for its own.
  const swallowed = process.env['npm_config_lan'] === 'true'
  const lan = swallowed || (words.length === 1 && words[0] === '--lan')
  if (words.length > 0 && !lan) {
    console.error(USAGE)
    process.exitCode = 2
    return
  }
  // Listens on the home network. An option, since not every shell can set a variable for one line.
  if (lan) process.env['LAN'] = '1'
  const stop = stopWhenAsked()
  await ensureInstalled()
  await ensureBuilt(['web', 'server'])
  stop.handOver()
  // Runs the server in this process, so that signals reach it directly.
  watchParent(() => process.kill(process.pid, 'SIGTERM'))
  await import(pathToFileURL(inRoot('packages/server/dist/main.js')).href)
}
