import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { buildChildEnv } from '../../env.ts'
import type { Services } from '../../platform/services/services.ts'
import { findNewestPicture } from './picture-descriptor.queries.ts'

const PROGRAM = join(import.meta.dirname, '..', '..', 'command', 'describe-pictures.ts')
/** Pause after a child process that failed. */
const PAUSE_MS = 60_000

interface DescribeProcess {
  child: ChildProcess | null
  /** The newest picture that is already described. */
  describedId: number
  notBefore: number
}

const describeProcesses = new WeakMap<Services, DescribeProcess>()

/**
 * Describes new pictures in a child process of low priority, which exits when none are left:
 * drawing and arithmetic would delay the API calls of this process.
 */
export async function describeInChildProcess(services: Services): Promise<void> {
  const state = describeProcesses.get(services) ?? { child: null, describedId: 0, notBefore: 0 }
  describeProcesses.set(services, state)
  if (state.child || performance.now() < state.notBefore) return
  const newestId = await findNewestPicture(services.database.db)
  if (newestId <= state.describedId) return
  const child = fork(PROGRAM, {
    // The child handles one picture at a time; without limits Node would use all memory of the
    // machine.
    env: { ...buildChildEnv(services.env), UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' },
    execArgv: ['--max-old-space-size=160', '--max-semi-space-size=2'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  // The child ends with this process and does not keep it running.
  child.unref()
  child.channel?.unref()
  state.child = child
  const handleEnd = (reason: unknown) => {
    if (state.child !== child) return
    state.child = null
    if (reason === 0) {
      state.describedId = newestId
      return
    }
    state.notBefore = performance.now() + PAUSE_MS
    services.log.warn({ reason: String(reason) }, 'describing new pictures was interrupted')
  }
  child.once('exit', (code, signal) => handleEnd(code ?? signal))
  child.once('error', handleEnd)
}
