import { ensureInstalled } from '../lib/install.mjs'
import { runTool, stopWhenAsked } from '../lib/processes.mjs'

export async function command() {
  stopWhenAsked()
  await ensureInstalled()
  const { status } = await runTool('tsx/dist/cli.mjs', [
    'packages/testkit/src/write-golden-games.ts',
  ])
  process.exitCode = status
}
