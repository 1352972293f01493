import path from 'node:path'
import { ensureInstalled } from '../lib/install.mjs'
import { runTool, stopWhenAsked } from '../lib/processes.mjs'

/**
 * Help for the box as pages to print, as the companion's page shows them.
 * @param {readonly string[]} words the folder they go to, `print` if none is named
 */
export async function command([folder = 'print']) {
  stopWhenAsked()
  await ensureInstalled()
  const program = ['packages/web/tools/print.mts', path.resolve(folder)]
  const { status } = await runTool('tsx/dist/cli.mjs', program, { answers: true })
  process.exitCode = status
}
