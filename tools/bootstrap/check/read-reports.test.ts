import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readJourneyReport } from './read-journey-report.ts'
import { listFailedTests, readVitestReport } from './vitest-jobs.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'svetlitsa-reports-'))
  file = join(folder, 'report.json')
})

afterEach(() => rm(folder, { recursive: true }))

const vitest = (numPassedTests: number, numFailedTests: number, testResults: unknown[] = []) =>
  writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests, testResults }))

describe('a vitest report', () => {
  it('counts passed and failed tests', () => {
    vitest(10, 2)
    expect(readVitestReport(file, false)).toEqual({ passed: 10, failed: 2 })
  })

  it('counts a file that failed before its first test', () => {
    vitest(10, 0, [{ status: 'failed', assertionResults: [] }])
    expect(readVitestReport(file, false)).toEqual({ passed: 10, failed: 1 })
  })

  it.each([
    ['without a test', 0, true],
    ['that ended badly though every test passed', 10, false],
  ])('counts a run %s as a failure', (_words, passed, ok) => {
    vitest(passed, 0)
    expect(readVitestReport(file, ok)).toEqual({ passed, failed: 1 })
  })

  it('names failed tests, and the error of a file that failed before its first test', () => {
    const passed = { status: 'passed', fullName: 'order pays' }
    const failed = { status: 'failed', fullName: 'order ships' }
    vitest(1, 1, [
      { name: 'order.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: 'price.test.ts', status: 'failed', message: 'no database', assertionResults: [] },
      { name: 'stock.test.ts', status: 'passed', message: '', assertionResults: [passed] },
    ])
    expect(listFailedTests(file)).toEqual([
      '✗ order.test.ts: order ships',
      '✗ price.test.ts: no database',
    ])
    expect(listFailedTests(join(folder, 'missing.json'))).toEqual([])
  })

  it('counts a missing report as a failure', () => {
    expect(readVitestReport(file, true)).toEqual({ passed: 0, failed: 1 })
  })
})

type Status = 'expected' | 'unexpected' | 'flaky'

/** Writes a report of some passed journeys and of the given ones. */
function writeJourneys(expected: number, ...journeys: [title: string, status: Status][]): void {
  const rest = Array.from({ length: expected }, (_, at) => [`passes ${at}`, 'expected'] as const)
  const specs = [...rest, ...journeys].map(([title, status]) => ({
    title,
    tests: [
      {
        projectName: 'phone',
        status,
        results: status === 'expected' ? [] : [{ errors: [{ message: '\u001b[31mno button' }] }],
      },
    ],
  }))
  const count = (status: Status) => journeys.filter((one) => one[1] === status).length
  const stats = { expected, unexpected: count('unexpected'), flaky: count('flaky') }
  writeFileSync(file, JSON.stringify({ stats, suites: [{ suites: [{ specs }] }] }))
}

describe('a report of journeys', () => {
  const read = (ok = true) => readJourneyReport(file, ok, join(folder, 'kept', 'flaky.json'))

  it('counts journeys, and names the failed ones with their errors', () => {
    writeJourneys(10, ['pays', 'unexpected'])
    const messages = ['✗ [phone] pays\nno button']
    expect(read(false)).toEqual({ passed: 10, failed: 1, messages })
  })

  it('names a journey that passed at a later attempt only, which fails in the second run in a row', () => {
    const messages = ['flaky: passed at a later attempt: [phone] pays\nno button']
    writeJourneys(10, ['pays', 'flaky'])
    expect(read()).toEqual({ passed: 11, failed: 0, messages })
    expect(read()).toEqual({ passed: 10, failed: 1, messages })
    writeJourneys(11)
    expect(read()).toMatchObject({ passed: 11, failed: 0 })
    writeJourneys(10, ['pays', 'flaky'])
    expect(read()).toMatchObject({ passed: 11, failed: 0 })
  })

  it('fails by all such journeys if they are more than 2 % of the run', () => {
    writeJourneys(198, ['pays', 'flaky'], ['buys', 'flaky'], ['reads', 'flaky'], ['asks', 'flaky'])
    expect(read()).toMatchObject({ passed: 202, failed: 0 })
    writeJourneys(97, ['sells', 'flaky'], ['waits', 'flaky'], ['looks', 'flaky'])
    expect(read()).toMatchObject({ passed: 97, failed: 3 })
  })

  it.each([
    ['without journeys', 0, true],
    ['that ended badly though every journey passed', 10, false],
  ])('counts a run %s as a failure', (_words, passed, ok) => {
    writeJourneys(passed)
    expect(read(ok)).toMatchObject({ passed, failed: 1 })
  })

  it('counts a missing report as a failure', () => {
    expect(read()).toMatchObject({ passed: 0, failed: 1 })
  })
})
