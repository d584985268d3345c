import { join } from 'node:path'
import { root } from '../env.ts'
import { runStep } from '../launcher/progress.mjs'
import { runProgram } from '../launcher/run-program.mjs'

/**
 * Runs one of the API’s commands (migrate, seed, demo-logins) to completion, shows its last line as
 * the detail of the step and returns its output.
 */
export async function runAppCommand(
  title: string,
  command: string,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<string> {
  const file = join('src', 'command', `${command}.ts`)
  const cwd = join(root, 'apps', 'api')
  return runStep(title, (reportProgress) =>
    runProgram(process.execPath, [file], { cwd, env, reportProgress, signal, what: title }),
  )
}
