import { ensureBuilt } from '../lib/build.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { inRoot } from '../lib/paths.mjs'
import { runTool, stopWhenAsked } from '../lib/processes.mjs'

/** Soaks other than of games, by their first word. */
const SOAKS = new Map([
  ['server', 'packages/server/test/soak/main.ts'],
  ['engine', 'packages/cli/test/soak/engine.ts'],
  ['abuse', 'packages/server/test/soak/abuse.ts'],
  ['kills', 'packages/server/test/soak/kills.ts'],
])

/** @param {readonly string[]} words */
export async function command(words) {
  stopWhenAsked()
  await ensureInstalled()
  const [first = '', ...others] = words
  if (first === 'tests') {
    const env = { ...process.env, TILETUM_SOAK: first }
    const tests = ['run', '--testTimeout=900000', ...others]
    const { status } = await runTool('vitest/vitest.mjs', tests, { env })
    process.exitCode = status
    return
  }
  if (first === 'windows') {
    await ensureBuilt()
    const env = { ...process.env, TILETUM_SOAK: first }
    const { status } = await runTool('@playwright/test/cli.js', ['test', 'windows', ...others], {
      env,
    })
    process.exitCode = status
    return
  }
  if (first === 'together') {
    await ensureBuilt()
    const env = { ...process.env, TILETUM_SOAK: first }
    const playwright = inRoot('node_modules/@playwright/test/cli.js')
    const program = ['packages/server/test/soak/with-postgres.ts', playwright, 'test', 'long/']
    const { status } = await runTool('tsx/dist/cli.mjs', [...program, ...others], { env })
    process.exitCode = status
    return
  }
  if (first === 'companion') {
    await ensureBuilt()
    const env = { ...process.env, COMPANION_GAMES: '20' }
    const screens = await runTool(
      '@playwright/test/cli.js',
      ['test', 'companion.spec', ...others],
      {
        env,
      },
    )
    const taps = ['run', 'web/test/companion', '--testTimeout=1800000']
    const { status } = await runTool('vitest/vitest.mjs', taps, { env })
    process.exitCode = screens.status || status
    return
  }
  const soak = SOAKS.get(first)
  const program =
    soak === undefined ? ['packages/testkit/src/soak/main.ts', ...words] : [soak, ...others]
  const { status } = await runTool('tsx/dist/cli.mjs', program)
  process.exitCode = status
}
