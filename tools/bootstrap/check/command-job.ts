import { root } from '../env.ts'
import type { Job, Outcome } from './job.ts'
import { getTail, runToCompletion } from './run-to-completion.ts'

/** A check that runs one program and passes or fails as a whole. */
export function createCommandJob(
  id: string,
  title: string,
  [command = '', ...args]: string[],
  env: NodeJS.ProcessEnv,
): Job {
  return {
    id,
    title,
    async run(reportProgress, signal) {
      const { ok, output } = await runToCompletion(command, args, {
        cwd: root,
        env,
        reportProgress,
        signal,
      })
      return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, report: ok ? '' : getTail(output) }
    },
  }
}

/** A check that runs several programs in order until one fails. */
export function commandsJob(
  id: string,
  title: string,
  commands: string[][],
  env: NodeJS.ProcessEnv,
): Job {
  const jobs = commands.map((command) => createCommandJob(id, title, command, env))
  return {
    id,
    title,
    async run(reportProgress, signal) {
      let outcome: Outcome = { passed: 0, failed: 0, report: '' }
      for (const job of jobs) {
        outcome = await job.run(reportProgress, signal)
        if (outcome.failed > 0) break
      }
      return outcome
    },
  }
}
