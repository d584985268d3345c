import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../env.ts'
import type { Job, Outcome } from './job.ts'
import { getTail, runToCompletion } from './run-to-completion.ts'
import { turboRun } from './turbo-jobs.ts'

/**
 * One job for each package whose `test` script is vitest: its task of turbo, which takes the result
 * of an earlier run on this checkout where nothing has changed. A package with the script but
 * without tests counts as failed.
 */
export function listVitestJobs(env: NodeJS.ProcessEnv): Job[] {
  return listTestedFolders().map((folder) => {
    const { name } = readPackage(folder)
    return createTestJob(folder, {
      env,
      title: `Tests of ${folder}`,
      command: [...turboRun, '--output-logs=new-only', 'test', `--filter=${name}`],
      cwd: root,
      report: join(root, folder, 'test-results', 'vitest.json'),
    })
  })
}

/** One job for each package with tests of `npm run test:long`. */
export function listLongVitestJobs(env: NodeJS.ProcessEnv, reportDir: string): Job[] {
  return listTestedFolders()
    .filter((folder) => existsSync(join(root, folder, longConfig)))
    .map((folder) => {
      const report = join(reportDir, `${folder.replaceAll('/', '-')}.json`)
      const vitest = join(root, folder, 'node_modules', 'vitest', 'vitest.mjs')
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      return createTestJob(folder, {
        env,
        title: `Long tests of ${folder}`,
        command: [process.execPath, vitest, 'run', '--config', longConfig, ...reporters],
        cwd: join(root, folder),
        report,
      })
    })
}

const longConfig = 'vitest.long.config.ts'

interface TestOptions {
  env: NodeJS.ProcessEnv
  title: string
  command: string[]
  cwd: string
  /** File to which vitest writes its results. */
  report: string
}

function createTestJob(
  folder: string,
  { env, title, command: [program = '', ...args], cwd, report }: TestOptions,
): Job {
  return {
    id: folder.split('/').at(-1) ?? folder,
    title,
    run: async (reportProgress, signal): Promise<Outcome> => {
      await rm(report, { force: true })
      const { ok, output } = await runToCompletion(program, args, {
        cwd,
        env,
        reportProgress,
        signal,
      })
      const counts = readVitestReport(report, ok)
      if (counts.failed === 0) return { ...counts, report: '' }
      return { ...counts, report: [getTail(output), ...listFailedTests(report)].join('\n') }
    },
  }
}

function listTestedFolders(): string[] {
  const folders = ['packages', 'demo', 'apps', 'tools'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  )
  return folders.filter((folder) => {
    const isPackage = existsSync(join(root, folder, 'package.json'))
    return isPackage && readPackage(folder).scripts?.test === 'vitest run'
  })
}

function readPackage(folder: string): { name: string; scripts?: Record<string, string> } {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** File and title of every test that failed, from vitest’s JSON report. */
export function listFailedTests(file: string): string[] {
  if (!existsSync(file)) return []
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  return report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      if (failed.length === 0) return [`✗ ${name}: ${message}`]
      return failed.map(({ fullName }) => `✗ ${name}: ${fullName}`)
    })
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
