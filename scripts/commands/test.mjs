import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureBuilt } from '../lib/build.mjs'
import { CHECKS, runChecks } from '../lib/checks.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { sentenceFor, tell } from '../lib/problem.mjs'
import { pythonTests } from '../lib/python.mjs'
import { runTool, stopWhenAsked } from '../lib/processes.mjs'
import { readPlaywright, readVitest, sum, tallyReport } from '../lib/tally.mjs'

/**
 * Everything that must hold, to the end even when something fails: one run shows it all. With
 * `--python` also the Python package, where there is a Python.
 * @param {readonly string[]} words
 */
export async function command(words) {
  stopWhenAsked()
  try {
    await ensureInstalled()
  } catch (error) {
    tell(error)
    close({ passed: 0, failed: 1 })
    return
  }
  const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-test-'))
  process.once('exit', () => fs.rmSync(reports, { recursive: true, force: true }))

  const total = sum([
    await runChecks([{ name: 'build', run: build }, ...CHECKS]),
    await unitTests(path.join(reports, 'vitest.json')),
    await browserTests(path.join(reports, 'playwright.json')),
    ...(words.includes('--python') ? [await pythonTests()] : []),
  ])
  if (total.skipped > 0) console.error(`${total.skipped} skipped`)
  if (total.flaky > 0)
    console.error(`${total.flaky} flaky: passed at the second try only, named above. Mend them.`)
  close(total)
}

/** @param {{ passed: number, failed: number }} total */
function close({ passed, failed }) {
  process.exitCode = failed === 0 ? 0 : 1
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
}

async function build() {
  try {
    await ensureBuilt()
    return { status: 0, output: '' }
  } catch (error) {
    return { status: 1, output: sentenceFor(error) }
  }
}

/** @param {string} report */
async function unitTests(report) {
  const words = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { status } = await runTool('vitest/vitest.mjs', words)
  return tallyReport(report, status, readVitest)
}

/** @param {string} report */
async function browserTests(report) {
  const { status } = await runTool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  return tallyReport(report, status, readPlaywright)
}
