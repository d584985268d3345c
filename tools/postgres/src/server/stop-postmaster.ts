import { setTimeout as sleep } from 'node:timers/promises'
import { ClusterError } from '../cluster/cluster-error.ts'
import { isAlive, readProcessStart } from './process-identity.ts'

/**
 * Stops a server by a fast shutdown (SIGINT: sessions end, data is written), or by an immediate one
 * (SIGQUIT: recovery at the next start) if it does not end within 30 seconds.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  const start = readProcessStart(pid)
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isAlive(pid, start)) return
    process.kill(pid, signal)
    for (let waitedMs = 0; waitedMs < 30_000; waitedMs += 25) {
      if (!isAlive(pid, start)) return
      await sleep(25)
    }
  }
  throw new ClusterError(`The PostgreSQL process ${pid} does not stop`)
}
