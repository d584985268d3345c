import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

interface Result {
  errors: { message?: string }[]
}

interface Suite {
  suites?: Suite[]
  specs?: {
    title: string
    tests: { projectName: string; status: JourneyStatus; results: Result[] }[]
  }[]
}

type JourneyStatus = 'expected' | 'unexpected' | 'flaky' | 'skipped'

interface Report extends Suite {
  stats: { expected: number; unexpected: number; flaky: number }
}

interface Journey {
  /** Project and title. */
  name: string
  status: JourneyStatus
  /** Error messages of all attempts. */
  errors: string
}

export interface JourneyOutcome {
  passed: number
  failed: number
  /** A line for each journey that failed, or that passed at a later attempt only. */
  messages: string[]
}

/**
 * Reads Playwright’s JSON report. A journey that passed at a later attempt only is named; it counts
 * as failed if it needed one in the run before, too, and all of them do if they are more than 2 % of
 * the run (and more than one). A run without journeys, or one that ended with an error but no failed
 * test, counts as one failure.
 *
 * @param ok whether Playwright exited successfully.
 * @param flakyFile keeps the names of such journeys for the next run on this machine.
 */
export function readJourneyReport(file: string, ok: boolean, flakyFile: string): JourneyOutcome {
  if (!existsSync(file)) return { passed: 0, failed: 1, messages: ['Playwright wrote no report'] }
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  const { expected, unexpected } = report.stats
  const journeys = listJourneys(report)
  const flaky = journeys.filter(({ status }) => status === 'flaky')
  const before = new Set(readNames(flakyFile))
  writeNames(flakyFile, flaky)
  const limit = Math.max(1, Math.floor(journeys.length * 0.02))
  const counted = flaky.length > limit ? flaky : flaky.filter(({ name }) => before.has(name))
  const failed = unexpected + counted.length
  const endedBadly = failed === 0 && (!ok || expected + flaky.length === 0)
  return {
    passed: expected + flaky.length - counted.length,
    failed: endedBadly ? 1 : failed,
    messages: [
      ...flaky.map(({ name, errors }) => `flaky: passed at a later attempt: ${name}\n${errors}`),
      ...journeys
        .filter(({ status }) => status === 'unexpected')
        .map(({ name, errors }) => `✗ ${name}\n${errors}`),
    ],
  }
}

function listJourneys(suite: Suite): Journey[] {
  const { specs = [], suites = [] } = suite
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => {
      const errors = results.flatMap((result) => result.errors.map(({ message }) => message ?? ''))
      const text = stripVTControlCharacters(errors.join('\n'))
      return { name: `[${projectName}] ${title}`, status, errors: text }
    }),
  )
  return [...own, ...suites.flatMap(listJourneys)]
}

function readNames(file: string): string[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

function writeNames(file: string, journeys: Journey[]): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(journeys.map(({ name }) => name)))
}
