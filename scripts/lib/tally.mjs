import fs from 'node:fs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 */

/**
 * What a test runner's JSON report counts. A report that is missing, empty or contradicted by the
 * runner's exit code is a failure, however many tests it names.
 * @param {string} file
 * @param {number} status the runner's exit code
 * @param {(report: never) => Tally} read
 * @returns {Tally}
 */
export function tallyReport(file, status, read) {
  try {
    const { passed, failed, skipped } = read(
      /** @type {never} */ (JSON.parse(fs.readFileSync(file, 'utf8'))),
    )
    const silentFailure = failed === 0 && (status !== 0 || passed === 0)
    return { passed, failed: silentFailure ? 1 : failed, skipped }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
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
  }
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 * @returns {Tally}
 */
export function readPlaywright({ stats }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }
}

/**
 * @param {readonly Partial<Tally>[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed = 0, failed = 0, skipped = 0 } of tallies) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  return total
}
