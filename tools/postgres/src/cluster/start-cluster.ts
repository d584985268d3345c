import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { canConnect } from '../database/can-connect.ts'
import { findFreePort } from '../server/find-free-port.ts'
import { findLivePostmaster } from '../server/find-live-postmaster.ts'
import { findServerUser, type ServerUser } from '../server/find-server-user.ts'
import { isAlive } from '../server/process-identity.ts'
import { stopPostmaster } from '../server/stop-postmaster.ts'
import { ClusterError } from './cluster-error.ts'
import { buildClusterUrl } from './cluster-url.ts'
import { createCluster } from './create-cluster.ts'
import { explainLog } from './explain-log.ts'
import { type ClusterLocation, locateCluster } from './locate-cluster.ts'

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
  const pid = await launch(location, user, port, durable, logFile)
  await waitUntilReady(pid, url(port, 'postgres'), logFile, notify)
  return toCluster(pid, port, false)
}

/** Waits for a server that is shutting down, since its folder is locked until it has stopped. */
async function stopOrAttachServer(clusterDir: string) {
  const postmaster = findLivePostmaster(clusterDir)
  if (postmaster?.status === 'ready') return postmaster
  if (postmaster) await stopPostmaster(postmaster.pid)
  return undefined
}

async function launch(
  location: ClusterLocation,
  user: ServerUser | undefined,
  port: number,
  durable: boolean,
  logFile: string,
): Promise<number> {
  if (existsSync(logFile) && statSync(logFile).size > 5_000_000) renameSync(logFile, `${logFile}.1`)
  const log = openSync(logFile, 'a', 0o600)
  const settings = Object.entries(getServerSettings(durable)).map(
    ([name, value]) => `-c${name}=${value}`,
  )
  const ids = user ? { uid: user.uid, gid: user.gid } : {}
  const child = spawn(
    join(location.binariesDir, 'bin/postgres'),
    ['-D', location.clusterDir, '-p', String(port), ...settings],
    // Own session: Ctrl-C at the terminal must reach the apps first and the server last.
    {
      ...ids,
      cwd: '/',
      env: { LC_ALL: 'C.UTF-8', TZ: 'UTC' },
      stdio: ['ignore', log, log],
      detached: true,
    },
  )
  closeSync(log)
  child.unref()
  const pid = await new Promise<number>((resolve, reject) => {
    child.once('error', (cause) =>
      reject(new ClusterError(`PostgreSQL does not start: ${cause.message}`)),
    )
    child.once('spawn', () => resolve(child.pid ?? 0))
  })
  return pid
}

/** Crash recovery may take minutes, so this waits as long as the server process is alive. */
async function waitUntilReady(
  pid: number,
  url: string,
  logFile: string,
  notify: (notice: string) => void,
): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += 50) {
    if (await canConnect(url)) return
    if (!isAlive(pid)) throw new ClusterError(explainExit(logFile))
    if (waitedMs === 5000) notify('PostgreSQL is still starting: it is recovering after a crash')
    if (waitedMs > 600_000) {
      await stopPostmaster(pid)
      throw new ClusterError(`PostgreSQL did not become ready in ten minutes; see ${logFile}`)
    }
    await sleep(50)
  }
}

function explainExit(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n').slice(-12)
  const reason = explainLog(lines.join('\n'))
  return reason
    ? `PostgreSQL stopped during startup: ${reason}. Log: ${logFile}`
    : `PostgreSQL stopped during startup. The end of its log, ${logFile}:\n${lines.join('\n')}`
}

/**
 * Settings of the embedded server, passed on its command line at each start so that new settings
 * also apply to an older data folder.
 *
 * @param durable false for tests, whose data may be lost in a crash.
 */
function getServerSettings(durable: boolean): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    // A socket path is limited to about a hundred bytes, and data folders may have longer paths.
    unix_socket_directories: '',
    shared_buffers: '128MB',
    max_connections: durable ? '60' : '120',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    effective_cache_size: '1GB',
    random_page_cost: '1.1',
    jit: 'off',
    // Parallel workers share memory in /dev/shm, which is 64 MB in many containers.
    max_parallel_workers_per_gather: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
}
