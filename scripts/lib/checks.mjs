import { inRoot } from './paths.mjs'
import { runTool } from './processes.mjs'

/** @typedef {{ name: string, run: () => Promise<import('./processes.mjs').Outcome> }} Check */

/** @type {readonly Check[]} */
export const CHECKS = [
  { name: 'types', run: () => tool('typescript/bin/tsc', '-p', '.') },
  { name: 'lint', run: () => tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings') },
  { name: 'format', run: () => tool('oxfmt/bin/oxfmt', '--check', '.') },
  { name: 'dependencies', run: dependencies },
]

/**
 * @param {string} script
 * @param {readonly string[]} words
 */
const tool = (script, ...words) => runTool(script, words, { capture: true })

/** The rules are loaded only here: they need a parser that a fresh clone has yet to install. */
async function dependencies() {
  const { findDependencyFaults } = await import('./dependency-rules.mjs')
  const faults = findDependencyFaults(inRoot('packages'))
  const output = faults.map(({ file, line, fault }) => `${file}:${line} ${fault}`).join('\n')
  return { status: faults.length === 0 ? 0 : 1, output }
}

/**
 * Runs all checks side by side, and shows one after the other what the failed ones said.
 * @param {readonly Check[]} [checks]
 */
export async function runChecks(checks = CHECKS) {
  let failed = 0
  const running = checks.map(({ name, run }) => ({ name, outcome: run() }))
  for (const { name, outcome } of running) {
    // oxlint-disable-next-line no-await-in-loop -- told in their order, however they end
    const { status, output } = await outcome
    console.error(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`)
    if (status === 0) continue
    failed += 1
    console.error(output.trimEnd())
  }
  return { passed: checks.length - failed, failed }
}
