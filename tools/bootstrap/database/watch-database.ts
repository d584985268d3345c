import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, startCluster } from '@svetlitsa/postgres/cluster/start-cluster'
import { printLine } from '../launcher/progress.mjs'

/**
 * Restarts the embedded server on the same port if it ends while the shop is running.
 *
 * @returns a function that returns the current server, to be stopped at shutdown.
 */
export function watchDatabase(first: Cluster, dataDir: string, signal: AbortSignal): () => Cluster {
  let cluster = first
  const watch = async () => {
    while (!signal.aborted) {
      await sleep(1000, undefined, { ref: false })
      if (signal.aborted || cluster.isAlive()) continue
      printLine(`PostgreSQL stopped and is being restarted. Log: ${dataDir}/postgres.log`)
      try {
        cluster = await startCluster({ dataDir, port: first.port, notify: printLine })
      } catch (error) {
        printLine(error instanceof Error ? error.message : String(error))
        await sleep(5000, undefined, { ref: false })
      }
    }
  }
  void watch()
  return () => cluster
}
