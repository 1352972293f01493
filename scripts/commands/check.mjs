import { CHECKS, runChecks } from '../lib/checks.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { stopWhenAsked } from '../lib/processes.mjs'

export async function command() {
  stopWhenAsked()
  await ensureInstalled()
  const { failed } = await runChecks(CHECKS)
  process.exitCode = failed === 0 ? 0 : 1
}
