import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { canConnect } from '../database/can-connect.ts'
import { findLivePostmaster } from '../server/find-live-postmaster.ts'
import { findServerUser } from '../server/find-server-user.ts'
import { ClusterError } from './cluster-error.ts'
import { buildClusterUrl } from './cluster-url.ts'
import { locateCluster } from './locate-cluster.ts'

/**
 * Connects to the embedded server that another process of the project runs on this data folder,
 * once it accepts connections. Neither starts nor stops it.
 *
 * @returns a function from a database’s name to its URL.
 * @throws {ClusterError} if it does not open within a minute.
 */
export async function joinCluster(dataDir: string): Promise<(database: string) => string> {
  const { clusterDir } = await locateCluster(dataDir, findServerUser(), () => {})
  for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 200) {
    const postmaster = findLivePostmaster(clusterDir)
    if (postmaster?.status === 'ready') {
      const password = (await readFile(`${clusterDir}.password`, 'utf8')).trim()
      const url = (database: string) => buildClusterUrl(postmaster.port, password, database)
      if (await canConnect(url('postgres'))) return url
    }
    await sleep(200)
  }
  throw new ClusterError(`The running shop's PostgreSQL in ${clusterDir} does not answer`)
}
