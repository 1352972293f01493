import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readPlaywright, readVitest, sum, tallyReport } from '../lib/tally.mjs'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-tally-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

/** @param {unknown} report */
function reportFile(report) {
  const file = path.join(folder, 'report.json')
  fs.writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report))
  return file
}

const VITEST = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
}

describe('counting over all runners', () => {
  it('counts vitest, skipped apart', () => {
    expect(tallyReport(reportFile(VITEST), 0, readVitest)).toEqual({
      passed: 5,
      failed: 0,
      skipped: 2,
      flaky: 0,
    })
  })

  it('counts a file that did not load as one failure', () => {
    const broken = { status: 'failed', assertionResults: [] }
    const file = reportFile({ ...VITEST, testResults: [...VITEST.testResults, broken] })
    expect(tallyReport(file, 1, readVitest)).toMatchObject({ passed: 5, failed: 1 })
  })

  it('counts playwright, and apart what passed at the second try only', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 3 }
    expect(tallyReport(reportFile({ stats }), 1, readPlaywright)).toEqual({
      passed: 5,
      failed: 1,
      skipped: 3,
      flaky: 1,
    })
  })

  it('does not believe a good report after a bad end', () => {
    expect(tallyReport(reportFile(VITEST), 1, readVitest)).toMatchObject({ passed: 5, failed: 1 })
  })

  it.each([
    ['nothing at all', ''],
    ['half a report', '{"numPassed'],
    ['another report', '{}'],
  ])('counts %s as a failure', (_, text) => {
    expect(tallyReport(reportFile(text), 0, readVitest)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      flaky: 0,
    })
  })

  it('counts a missing report and a run without tests as failures', () => {
    expect(tallyReport(path.join(folder, 'none'), 0, readVitest)).toMatchObject({ failed: 1 })
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 2 }
    expect(tallyReport(reportFile({ stats }), 0, readPlaywright)).toMatchObject({ failed: 1 })
  })

  it('adds up', () => {
    const parts = [
      { passed: 1, failed: 2 },
      { passed: 3, failed: 0, skipped: 4, flaky: 1 },
    ]
    expect(sum(parts)).toEqual({ passed: 4, failed: 2, skipped: 4, flaky: 1 })
  })
})
