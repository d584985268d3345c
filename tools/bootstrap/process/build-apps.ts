import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from '../env.ts'
import { runStep } from '../launcher/progress.mjs'
import { runProgram } from '../launcher/run-program.mjs'

/** Builds the apps; unchanged ones come from turbo’s cache. */
export async function buildApps(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  // More concurrent builds than cores only use more memory.
  const concurrency = `--concurrency=${Math.max(2, availableParallelism())}`
  const turbo = join(root, 'node_modules', '.bin', 'turbo')
  const args = ['run', 'build', '--ui=stream', '--output-logs=new-only', '--no-color', concurrency]
  await runStep('Building the apps', (show) => {
    // Turbo prefixes lines with the package; its own messages are omitted.
    const reportProgress = (line: string) =>
      line.includes(':build:') && show(line.replace('@svetlitsa/', ''))
    return runProgram(turbo, args, {
      cwd: root,
      env,
      reportProgress,
      signal,
      what: 'Building the apps',
    })
  })
}

/**
 * Runs a command of the API, such as `src/command/migrate.ts`, to completion, shows its last line as
 * the detail of the step and returns its output.
 */
export async function runAppCommand(
  title: string,
  file: string,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<string> {
  const cwd = join(root, 'apps', 'api')
  return runStep(title, (reportProgress) =>
    runProgram(process.execPath, [file], { cwd, env, reportProgress, signal, what: title }),
  )
}
