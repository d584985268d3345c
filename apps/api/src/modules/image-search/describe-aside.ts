import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { envOfChild } from '../../env.ts'
import type { Services } from '../../platform/services.ts'
import { newestPicture } from './picture-look.queries.ts'

const PROGRAM = join(import.meta.dirname, '..', '..', 'command', 'describe-pictures.ts')
/** After a process that failed. */
const PAUSE_MS = 60_000

interface Aside {
  child: ChildProcess | null
  /** The newest picture that is known to be looked at. */
  seenId: number
  notBefore: number
}

const asideOf = new WeakMap<Services, Aside>()

/**
 * Has new pictures looked at in a process of low priority, which ends when there are none left:
 * drawing and arithmetic would hold up the calls of this one.
 */
export async function describeAside(services: Services): Promise<void> {
  const aside = asideOf.get(services) ?? { child: null, seenId: 0, notBefore: 0 }
  asideOf.set(services, aside)
  if (aside.child || Date.now() < aside.notBefore) return
  const newestId = await newestPicture(services.database.db)
  if (newestId <= aside.seenId) return
  const child = fork(PROGRAM, {
    // It holds one picture at a time; left alone, Node would take what the machine has.
    env: { ...envOfChild(services.env), UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' },
    execArgv: ['--max-old-space-size=160', '--max-semi-space-size=2'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  // It ends with this process, which does not wait for it.
  child.unref()
  child.channel?.unref()
  aside.child = child
  const end = (reason: unknown) => {
    if (aside.child !== child) return
    aside.child = null
    if (reason === 0) {
      aside.seenId = newestId
      return
    }
    aside.notBefore = Date.now() + PAUSE_MS
    services.log.warn({ reason: String(reason) }, 'looking at new pictures was broken off')
  }
  child.once('exit', (code, signal) => end(code ?? signal))
  child.once('error', end)
}
