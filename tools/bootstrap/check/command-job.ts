import { root } from '../env.ts'
import type { Job } from './job.ts'
import { endOf, runToEnd } from './run-to-end.ts'

/** A check that is one program: it passes or fails as a whole. */
export function commandJob(
  id: string,
  title: string,
  [command = '', ...args]: string[],
  env: NodeJS.ProcessEnv,
): Job {
  return {
    id,
    title,
    async run(tell, signal) {
      const { ok, output } = await runToEnd(command, args, { cwd: root, env, tell, signal })
      return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, report: ok ? '' : endOf(output) }
    },
  }
}
