import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../env.ts'
import type { Job, Outcome } from './job.ts'
import { readVitestReport } from './read-vitest-report.ts'
import { getTail, runToCompletion } from './run-to-completion.ts'

/**
 * One job for each package whose `test` script is vitest. A package with the script but without
 * tests counts as failed.
 */
export function listVitestJobs(env: NodeJS.ProcessEnv, reportDir: string): Job[] {
  return listTestedFolders().map((folder) => ({
    id: folder.split('/').at(-1) ?? folder,
    title: `Tests of ${folder}`,
    run: async (reportProgress, signal): Promise<Outcome> => {
      const file = join(reportDir, `${folder.replaceAll('/', '-')}.json`)
      const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      const vitest = join(root, folder, 'node_modules', 'vitest', 'vitest.mjs')
      const cwd = join(root, folder)
      const { ok, output } = await runToCompletion(process.execPath, [vitest, ...args], {
        cwd,
        env,
        reportProgress,
        signal,
      })
      const counts = readVitestReport(file, ok)
      return { ...counts, report: counts.failed > 0 ? getTail(output) : '' }
    },
  }))
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
