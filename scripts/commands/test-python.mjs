import { ensureInstalled } from '../lib/install.mjs'
import { stopWhenAsked } from '../lib/processes.mjs'
import { pythonTests } from '../lib/python.mjs'

/** The Python package alone: lint, format, types, a wheel, its tests. */
export async function command() {
  stopWhenAsked()
  await ensureInstalled()
  const { passed = 0, failed = 0, skipped = 0 } = await pythonTests()
  if (skipped > 0) console.error(`${skipped} skipped`)
  process.exitCode = failed === 0 ? 0 : 1
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
}
