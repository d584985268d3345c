import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { step } from '../bare/progress.mjs'
import { runProgram } from '../bare/run-program.mjs'
import { root } from '../env.ts'

/** Builds what changed since it was last built; what did not change comes from turbo's cache. */
export async function buildApps(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  // More builds at a time than cores only cost memory.
  const concurrency = `--concurrency=${Math.max(2, availableParallelism())}`
  const turbo = join(root, 'node_modules', '.bin', 'turbo')
  const args = ['run', 'build', '--ui=stream', '--output-logs=new-only', '--no-color', concurrency]
  await step('Building the apps', (show) => {
    // Turbo's lines begin with the package; what it says about itself is of no use here.
    const tell = (line: string) => line.includes(':build:') && show(line.replace('@svetlitsa/', ''))
    return runProgram(turbo, args, { cwd: root, env, tell, signal, what: 'Building the apps' })
  })
}
