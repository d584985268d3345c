import { setTimeout as sleep } from 'node:timers/promises'
import { endStaleArchive } from '@svetlitsa/postgres/backup/archive'
import { type Cluster, startCluster } from '@svetlitsa/postgres/cluster/start-cluster'
import { printLine } from '../launcher/progress.mjs'

const ARCHIVE_CHECK_SECONDS = 3_600

/**
 * Restarts the embedded server on the same port if it ends while the shop is running,
 * and ends an archive of its changes that would fill the disk.
 *
 * @returns a function that returns the current server, to be stopped at shutdown.
 */
export function watchDatabase(first: Cluster, dataDir: string, signal: AbortSignal): () => Cluster {
  let cluster = first
  const watch = async () => {
    for (let second = 0; !signal.aborted; second += 1) {
      if (second % ARCHIVE_CHECK_SECONDS === 0) await checkArchive(cluster)
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

async function checkArchive({ clusterDir }: Cluster): Promise<void> {
  try {
    const notice = await endStaleArchive(clusterDir)
    if (notice) printLine(notice)
  } catch (error) {
    printLine(`The archive of changes could not be checked: ${error}`)
  }
}
