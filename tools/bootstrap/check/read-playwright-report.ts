import { existsSync, readFileSync } from 'node:fs'

interface Report {
  stats: { expected: number; unexpected: number; flaky: number }
}

/**
 * Reads the counts of Playwright’s JSON report. A run without journeys, or one that ended with an
 * error but no failed test, counts as one failure.
 *
 * @param ok whether Playwright exited successfully.
 */
export function readPlaywrightReport(
  file: string,
  ok: boolean,
): { passed: number; failed: number } {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { stats }: Report = JSON.parse(readFileSync(file, 'utf8'))
  const failed = stats.unexpected + stats.flaky
  const endedBadly = failed === 0 && (!ok || stats.expected === 0)
  return { passed: stats.expected, failed: endedBadly ? 1 : failed }
}
