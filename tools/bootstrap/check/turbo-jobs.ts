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

/** Builds every app and package, Storybook too. */
export function createBuildJob(env: NodeJS.ProcessEnv): Job {
  return createCommandJob('build', 'Build', [...turbo, '--concurrency=2', 'build'], env)
}

/** Builds every app. */
export function createAppsBuildJob(env: NodeJS.ProcessEnv, concurrency = 2): Job {
  const options = [`--concurrency=${concurrency}`, '--filter=./apps/*']
  return createCommandJob('build', 'Build', [...turbo, ...options, 'build'], env)
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
