import { ensureBuilt } from '../lib/build.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { runTool, stopWhenAsked } from '../lib/processes.mjs'

/**
 * The main journeys in the Chromium, Firefox and WebKitGTK that are installed.
 * @param {readonly string[]} words
 */
export async function command(words) {
  stopWhenAsked()
  await ensureInstalled()
  await ensureBuilt()
  const program = ['packages/web/tools/browsers/main.mts', ...words]
  // Node 20 keeps its WebSocket behind a flag that later ones still know.
  const NODE_OPTIONS = `${process.env['NODE_OPTIONS'] ?? ''} --experimental-websocket`
  const env = { ...process.env, NODE_OPTIONS }
  const { status } = await runTool('tsx/dist/cli.mjs', program, { env, answers: true })
  process.exitCode = status
}
