import { ensureInstalled } from '../lib/install.mjs'
import { runTool, stopWhenAsked } from '../lib/processes.mjs'

/** @param {readonly string[]} words */
export async function command(words) {
  stopWhenAsked()
  await ensureInstalled()
  const { status } = await runTool('tsx/dist/cli.mjs', ['packages/testkit/src/soak.ts', ...words])
  process.exitCode = status
}
