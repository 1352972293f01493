import { ensureBuilt } from '../lib/build.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { stopWhenAsked } from '../lib/processes.mjs'

export async function command() {
  stopWhenAsked()
  await ensureInstalled()
  await ensureBuilt()
  console.error('Everything is built.')
}
