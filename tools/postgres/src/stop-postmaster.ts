import { setTimeout as sleep } from 'node:timers/promises'
import { ClusterFailure } from './cluster-failure.ts'
import { isAlive, processStart } from './process-identity.ts'

/**
 * Stops a server the fast way (SIGINT: sessions end, data is written), and the hard way (SIGQUIT:
 * recovery at the next start) if it does not end within 30 seconds.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  const start = processStart(pid)
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isAlive(pid, start)) return
    process.kill(pid, signal)
    for (let waitedMs = 0; waitedMs < 30_000; waitedMs += 25) {
      if (!isAlive(pid, start)) return
      await sleep(25)
    }
  }
  throw new ClusterFailure(`The PostgreSQL process ${pid} does not end`)
}
