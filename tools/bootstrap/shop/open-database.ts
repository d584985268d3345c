import { ensureDatabase } from '@svetlitsa/postgres/ensure-database'
import { type Cluster, startCluster } from '@svetlitsa/postgres/start-cluster'
import { say, step } from '../bare/progress.mjs'
import type { ShopSettings } from '../env.ts'

export interface Database {
  url: string
  /** Undefined where DATABASE_URL names a server that is not ours to watch or stop. */
  cluster: Cluster | undefined
}

export const databaseName = 'svetlitsa'

/** The shop's database: the one DATABASE_URL names, else in the embedded server, started if need be. */
export async function openDatabase(
  settings: Pick<ShopSettings, 'databaseUrl' | 'dataDir'>,
  signal: AbortSignal,
): Promise<Database> {
  if (settings.databaseUrl) return { url: settings.databaseUrl, cluster: undefined }
  return step('Starting PostgreSQL', async () => {
    const cluster = await startCluster({ dataDir: settings.dataDir, tell: say })
    if (signal.aborted) await cluster.stop()
    signal.throwIfAborted()
    if (cluster.attached) say('PostgreSQL was still running after a hard stop; using it')
    await ensureDatabase(cluster.url('postgres'), databaseName)
    return { url: cluster.url(databaseName), cluster }
  })
}
