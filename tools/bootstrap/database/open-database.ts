import { type Cluster, startCluster } from '@svetlitsa/postgres/cluster/start-cluster'
import { ensureDatabase } from '@svetlitsa/postgres/database/ensure-database'
import type { ShopSettings } from '../env.ts'
import { printLine, runStep } from '../launcher/progress.mjs'

export interface Database {
  url: string
  /** Undefined if DATABASE_URL names an external server, which is neither watched nor stopped. */
  cluster: Cluster | undefined
}

export const databaseName = 'svetlitsa'

/**
 * Opens the shop’s database: the one in DATABASE_URL, else one in the embedded server, which is
 * started if necessary.
 */
export async function openDatabase(
  settings: Pick<ShopSettings, 'databaseUrl' | 'dataDir'>,
  signal: AbortSignal,
): Promise<Database> {
  if (settings.databaseUrl) return { url: settings.databaseUrl, cluster: undefined }
  return runStep('Starting PostgreSQL', async () => {
    const cluster = await startCluster({ dataDir: settings.dataDir, notify: printLine })
    if (signal.aborted) await cluster.stop()
    signal.throwIfAborted()
    if (cluster.attached) printLine('Using the PostgreSQL server that an earlier run left behind')
    await ensureDatabase(cluster.url('postgres'), databaseName)
    return { url: cluster.url(databaseName), cluster }
  })
}
