import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../env.ts'
import type { Job, Outcome } from './job.ts'
import { getTail, runToCompletion } from './run-to-completion.ts'

/**
 * One job for each package whose `test` script is vitest. A package with the script but without
 * tests counts as failed.
 */
export function listVitestJobs(env: NodeJS.ProcessEnv, reportDir: string): Job[] {
  return listTestedFolders().map((folder) =>
    createVitestJob(folder, { env, reportDir, title: `Tests of ${folder}` }),
  )
}

/** One job for each package with tests of `npm run test:long`. */
export function listLongVitestJobs(env: NodeJS.ProcessEnv, reportDir: string): Job[] {
  return listTestedFolders()
    .filter((folder) => existsSync(join(root, folder, longConfig)))
    .map((folder) =>
      createVitestJob(folder, {
        env,
        reportDir,
        title: `Long tests of ${folder}`,
        config: longConfig,
      }),
    )
}

const longConfig = 'vitest.long.config.ts'

interface VitestOptions {
  env: NodeJS.ProcessEnv
  reportDir: string
  title: string
  config?: string
}

function createVitestJob(
  folder: string,
  { env, reportDir, title, config = 'vitest.config.ts' }: VitestOptions,
): Job {
  return {
    id: folder.split('/').at(-1) ?? folder,
    title,
    run: async (reportProgress, signal): Promise<Outcome> => {
      const file = join(reportDir, `${folder.replaceAll('/', '-')}.json`)
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      const args = ['run', '--config', config, ...reporters]
      const vitest = join(root, folder, 'node_modules', 'vitest', 'vitest.mjs')
      const cwd = join(root, folder)
      const { ok, output } = await runToCompletion(process.execPath, [vitest, ...args], {
        cwd,
        env,
        reportProgress,
        signal,
      })
      const counts = readVitestReport(file, ok)
      if (counts.failed === 0) return { ...counts, report: '' }
      return { ...counts, report: [getTail(output), ...listFailedTests(file)].join('\n') }
    },
  }
}

function listTestedFolders(): string[] {
  const folders = ['packages', 'apps', 'tools'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  )
  return folders.filter((folder) => {
    const file = join(root, folder, 'package.json')
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).scripts?.test === 'vitest run'
  })
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
