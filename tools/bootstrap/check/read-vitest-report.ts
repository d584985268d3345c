import { existsSync, readFileSync } from 'node:fs'

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/**
 * Reads the counts of vitest’s JSON report. Counts as one failure what vitest does not count as a
 * failed test: a file that fails before its first test, a run that ends with an error, an empty
 * run.
 *
 * @param ok whether vitest exited successfully.
 */
export function readVitestReport(file: string, ok: boolean): { passed: number; failed: number } {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  const failed = report.numFailedTests + brokenFiles.length
  const passed = report.numPassedTests
  const endedBadly = failed === 0 && (!ok || passed === 0)
  return { passed, failed: endedBadly ? 1 : failed }
}
