import { join } from 'node:path'
import { root } from '../env.ts'
import { createCommandJob } from './command-job.ts'
import type { Job } from './job.ts'

/** Turbo as the jobs of a check run it: a log without colours. */
export const turboRun = [
  join(root, 'node_modules', '.bin', 'turbo'),
  'run',
  '--ui=stream',
  '--no-color',
]

const turbo = [...turboRun, '--output-logs=errors-only']

/** Builds every app and package. */
export function createBuildJob(env: NodeJS.ProcessEnv, concurrency = 2): Job {
  return createCommandJob(
    'build',
    'Build',
    [...turbo, `--concurrency=${concurrency}`, 'build'],
    env,
  )
}

/** Checks the types of every app and package. */
export function createTypesJob(env: NodeJS.ProcessEnv, concurrency = 2): Job {
  return createCommandJob(
    'types',
    'Types',
    [...turbo, `--concurrency=${concurrency}`, 'typecheck'],
    env,
  )
}
