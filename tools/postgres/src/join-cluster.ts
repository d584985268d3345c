import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { canConnect } from './can-connect.ts'
import { ClusterFailure } from './cluster-failure.ts'
import { clusterUrl } from './cluster-url.ts'
import { placeCluster } from './place-cluster.ts'
import { livePostmaster } from './postmaster-file.ts'
import { findServerUser } from './server-user.ts'

/**
 * The address of the embedded server that another process of ours runs on this data folder, once it
 * lets us in. It is theirs: it is neither started nor stopped here.
 *
 * @returns a function from a database's name to its address.
 * @throws {ClusterFailure} if it does not open within a minute.
 */
export async function joinCluster(dataDir: string): Promise<(database: string) => string> {
  const { clusterDir } = await placeCluster(dataDir, findServerUser(), () => {})
  for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 200) {
    const postmaster = livePostmaster(clusterDir)
    if (postmaster?.status === 'ready') {
      const password = (await readFile(`${clusterDir}.password`, 'utf8')).trim()
      const url = (database: string) => clusterUrl(postmaster.port, password, database)
      if (await canConnect(url('postgres'))) return url
    }
    await sleep(200)
  }
  throw new ClusterFailure(`The running shop's PostgreSQL in ${clusterDir} does not answer`)
}
