import { join } from 'node:path'
import { root } from '../env.ts'
import { createCommandJob } from './command-job.ts'
import type { Job } from './job.ts'
import { providePromtool } from './provide-promtool.ts'

const rules = join(root, 'deploy', 'monitoring', 'alerts.yaml')
const tests = join(root, 'deploy', 'monitoring', 'alerts.test.yaml')

/** Checks the rules of Prometheus and that each alert is raised when it should be (ops.observed). */
export function createAlertsJob(env: NodeJS.ProcessEnv): Job {
  const title = 'Alert rules'
  return {
    id: 'alerts',
    title,
    async run(reportProgress, signal) {
      const promtool = await providePromtool({ cwd: root, env, reportProgress, signal })
      for (const args of [
        ['check', 'rules', rules],
        ['test', 'rules', tests],
      ]) {
        const job = createCommandJob('alerts', title, [promtool, ...args], env)
        const outcome = await job.run(reportProgress, signal)
        if (outcome.failed > 0) return outcome
      }
      return { passed: 1, failed: 0, report: '' }
    },
  }
}
