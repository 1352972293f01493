import { pathToFileURL } from 'node:url'
import { ensureBuilt } from '../lib/build.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { inRoot } from '../lib/paths.mjs'
import { stopWhenAsked } from '../lib/processes.mjs'

/** @param {readonly string[]} words */
export async function command(words) {
  const stop = stopWhenAsked()
  await ensureInstalled()
  await ensureBuilt(['cli'])
  stop.handOver()
  const program = inRoot('packages/cli/dist/main.js')
  process.argv.splice(1, Infinity, program, ...words)
  await import(pathToFileURL(program).href)
}
