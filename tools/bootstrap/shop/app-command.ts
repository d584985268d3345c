import { join } from 'node:path'
import { step } from '../bare/progress.mjs'
import { runProgram } from '../bare/run-program.mjs'
import { root } from '../env.ts'

/**
 * Runs one of the API's commands (migrate, seed, demo-logins) to its end, its last line being the
 * detail of the step, and answers what it wrote.
 */
export async function appCommand(
  title: string,
  command: string,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<string> {
  const file = join('src', 'command', `${command}.ts`)
  const cwd = join(root, 'apps', 'api')
  return step(title, (tell) =>
    runProgram(process.execPath, [file], { cwd, env, tell, signal, what: title }),
  )
}
