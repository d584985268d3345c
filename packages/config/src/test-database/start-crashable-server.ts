import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { startCluster } from '@svetlitsa/postgres/cluster/start-cluster'
import { ensureDatabase } from '@svetlitsa/postgres/database/ensure-database'
import { createTemporaryFolder } from '@svetlitsa/postgres/server/create-temporary-folder'

export interface CrashableServer {
  /** URL of an empty database on it. */
  url: string
  /**
   * Sessions are cut, recovery follows at the start. SIGQUIT, the default, is an immediate stop;
   * SIGKILL leaves the sessions' processes to find out for themselves.
   */
  crash(signal?: 'SIGQUIT' | 'SIGKILL'): Promise<void>
  /** Starts it again on the same port with what was committed. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** A durable PostgreSQL server for one test, which may crash it. */
export async function startCrashableServer(): Promise<CrashableServer> {
  const dataDir = await createTemporaryFolder('svetlitsa-crash-')
  let cluster = await startCluster({ dataDir })
  const { port } = cluster
  await ensureDatabase(cluster.url('postgres'), 'shop')
  return {
    url: cluster.url('shop'),
    async crash(signal = 'SIGQUIT') {
      process.kill(cluster.pid, signal)
      while (cluster.isAlive()) await sleep(10)
    },
    async restart() {
      cluster = await startCluster({ dataDir, port })
    },
    async stop() {
      await cluster.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
