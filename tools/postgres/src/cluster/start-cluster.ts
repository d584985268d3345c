import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { canConnect } from '../database/can-connect.ts'
import { findFreePort } from '../server/find-free-port.ts'
import { findLivePostmaster } from '../server/find-live-postmaster.ts'
import { findServerUser } from '../server/find-server-user.ts'
import { isAlive } from '../server/process-identity.ts'
import { stopPostmaster } from '../server/stop-postmaster.ts'
import { buildClusterUrl } from './cluster-url.ts'
import { createCluster } from './create-cluster.ts'
import { startServer } from './launch-server.ts'
import { locateCluster } from './locate-cluster.ts'
import { getServerSettings } from './server-settings.ts'

export interface Cluster {
  pid: number
  port: number
  /** Whether it was already running, left behind by a killed shop. */
  attached: boolean
  clusterDir: string
  url(database: string): string
  isAlive(): boolean
  /** Ends open sessions, flushes data and waits until the server has stopped. */
  stop(): Promise<void>
}

export interface ClusterOptions {
  /** The shop’s data folder; the server’s files are inside, or elsewhere with a notice. */
  dataDir: string
  /** Default: a free port. */
  port?: number
  /** Default true; tests trade durability for speed. */
  durable?: boolean
  /** Reports information for the user: another folder, a slow recovery. */
  notify?: (notice: string) => void
}

/**
 * Starts the embedded PostgreSQL on a free loopback port, or takes over one that a killed shop left
 * running. Resolves when it accepts connections.
 *
 * @throws {ClusterError} with a message for the terminal: full disk, wrong owner, other version.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { dataDir, durable = true, notify = () => {} } = options
  const user = findServerUser()
  await mkdir(dataDir, { recursive: true })
  const location = await locateCluster(dataDir, user, notify)
  const running = await stopOrAttachServer(location.clusterDir)
  const password = await createCluster(location, user, durable)
  const url = (port: number, name: string) => buildClusterUrl(port, password, name)
  const toCluster = (pid: number, port: number, attached: boolean): Cluster => ({
    pid,
    port,
    attached,
    clusterDir: location.clusterDir,
    url: (database) => url(port, database),
    isAlive: () => isAlive(pid),
    stop: () => stopPostmaster(pid),
  })
  if (running) {
    if (await canConnect(url(running.port, 'postgres')))
      return toCluster(running.pid, running.port, true)
    await stopPostmaster(running.pid)
  }
  const port = options.port ?? (await findFreePort())
  const logFile = join(dataDir, 'postgres.log')
  const settings = getServerSettings(durable)
  const launch = { location, user, port, settings, logFile }
  const pid = await startServer(launch, url(port, 'postgres'), { notify })
  return toCluster(pid, port, false)
}

/** Waits for a server that is shutting down, since its folder is locked until it has stopped. */
async function stopOrAttachServer(clusterDir: string) {
  const postmaster = findLivePostmaster(clusterDir)
  if (postmaster?.status === 'ready') return postmaster
  if (postmaster) await stopPostmaster(postmaster.pid)
  return undefined
}
