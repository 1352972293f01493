import { packAll } from '../lib/pack.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { inRoot } from '../lib/paths.mjs'
import { stopWhenAsked } from '../lib/processes.mjs'

/** Builds the packages that others may install, as files in dist/packages. */
export async function command() {
  stopWhenAsked()
  await ensureInstalled()
  for (const file of await packAll(inRoot('dist', 'packages'))) console.log(file)
}
