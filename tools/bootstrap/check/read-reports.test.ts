import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listFailures, readPlaywrightReport } from './journeys-job.ts'
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

const playwright = (expected: number, unexpected: number, flaky = 0) =>
  writeFileSync(file, JSON.stringify({ stats: { expected, unexpected, flaky } }))

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

describe('a Playwright report', () => {
  it('counts a journey that passed only at the second attempt as failed', () => {
    playwright(10, 1, 2)
    expect(readPlaywrightReport(file, false)).toEqual({ passed: 10, failed: 3 })
  })

  it('counts a run without journeys as a failure', () => {
    playwright(0, 0)
    expect(readPlaywrightReport(file, true)).toEqual({ passed: 0, failed: 1 })
  })

  it('names the failed journeys with their errors', () => {
    const results = (...messages: string[]) => [
      { errors: messages.map((message) => ({ message })) },
    ]
    const specs = [
      { title: 'buys a sofa', tests: [{ projectName: 'phone', results: results() }] },
      {
        title: 'pays',
        tests: [{ projectName: 'desktop', results: results('\u001b[31mno button') }],
      },
    ]
    writeFileSync(file, JSON.stringify({ suites: [{ suites: [{ specs }] }] }))
    expect(listFailures(file)).toEqual(['✗ [desktop] pays\nno button'])
    expect(listFailures(join(folder, 'missing.json'))).toEqual([])
  })
})
