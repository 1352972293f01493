import { ensureInstalled } from '../lib/install.mjs'
import { stopWhenAsked } from '../lib/processes.mjs'

/** @param {readonly string[]} words */
export async function command(words) {
  stopWhenAsked()
  await ensureInstalled()
  // Loaded only here: it needs a parser that a fresh clone has yet to install.
  const { runMutations } = await import('../lib/mutation-run.mjs')
  await runMutations(words)
}
