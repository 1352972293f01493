import fs from 'node:fs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: number }} Tally
 * `flaky` are those of the passed that needed a second try.
 */

/**
 * Returns the counts of a test runner's JSON report. A report that is missing, empty or contradicted by the
 * runner's exit code is a failure, however many tests it names.
 * @param {string} file
 * @param {number} status the runner's exit code
 * @param {(report: never) => Tally} read
 * @returns {Tally}
 */
export function tallyReport(file, status, read) {
  try {
    const { passed, failed, ...rest } = read(
      /** @type {never} */ (JSON.parse(fs.readFileSync(file, 'utf8'))),
    )
    const silentFailure = failed === 0 && (status !== 0 || passed === 0)
    return { passed, failed: silentFailure ? 1 : failed, ...rest }
  } catch {
    return { passed: 0, failed: 1, skipped: 0, flaky: 0 }
  }
}

/**
 * @typedef {{ status: string, assertionResults: readonly unknown[] }} VitestFile
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: readonly VitestFile[] }} report
 * @returns {Tally}
 */
export function readVitest(report) {
  // A file that does not load has no tests to count; it is one failure.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: 0,
  }
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 * @returns {Tally}
 */
export function readPlaywright({ stats }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
  }
}

/**
 * @param {readonly Partial<Tally>[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
  for (const { passed = 0, failed = 0, skipped = 0, flaky = 0 } of tallies) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
    total.flaky += flaky
  }
  return total
}
