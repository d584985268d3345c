import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../env.ts'
import type { Job, Outcome } from './job.ts'
import { readVitestReport } from './read-vitest-report.ts'
import { endOf, runToEnd } from './run-to-end.ts'

/**
 * One job for each package whose `test` script is vitest. A package that has the script and no test
 * has failed: it promised some.
 */
export function vitestJobs(env: NodeJS.ProcessEnv, reportDir: string): Job[] {
  return testedFolders().map((folder) => ({
    id: folder.split('/').at(-1) ?? folder,
    title: `Tests of ${folder}`,
    run: async (tell, signal): Promise<Outcome> => {
      const file = join(reportDir, `${folder.replaceAll('/', '-')}.json`)
      const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      const vitest = join(root, folder, 'node_modules', 'vitest', 'vitest.mjs')
      const cwd = join(root, folder)
      const { ok, output } = await runToEnd(process.execPath, [vitest, ...args], {
        cwd,
        env,
        tell,
        signal,
      })
      const counts = readVitestReport(file, ok)
      return { ...counts, report: counts.failed > 0 ? endOf(output) : '' }
    },
  }))
}

function testedFolders(): string[] {
  const folders = ['packages', 'apps', 'tools'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  )
  return folders.filter((folder) => {
    const file = join(root, folder, 'package.json')
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).scripts?.test === 'vitest run'
  })
}
