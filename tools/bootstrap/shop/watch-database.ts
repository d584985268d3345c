import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, startCluster } from '@svetlitsa/postgres/start-cluster'
import { say } from '../bare/progress.mjs'

/**
 * Starts the embedded server again, on the port the apps know, if it ends under a running shop.
 *
 * @returns a function that answers the server of now, to be stopped at the end.
 */
export function watchDatabase(first: Cluster, dataDir: string, signal: AbortSignal): () => Cluster {
  let cluster = first
  const watch = async () => {
    while (!signal.aborted) {
      await sleep(1000, undefined, { ref: false })
      if (signal.aborted || cluster.isAlive()) continue
      say(`PostgreSQL ended; starting it again. Its log: ${dataDir}/postgres.log`)
      try {
        cluster = await startCluster({ dataDir, port: first.port, tell: say })
      } catch (error) {
        say(error instanceof Error ? error.message : String(error))
        await sleep(5000, undefined, { ref: false })
      }
    }
  }
  void watch()
  return () => cluster
}
