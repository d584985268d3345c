import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { canConnect } from './can-connect.ts'
import { ClusterFailure } from './cluster-failure.ts'
import { clusterUrl } from './cluster-url.ts'
import { createCluster } from './create-cluster.ts'
import { explainLog } from './explain-log.ts'
import { freePort } from './free-port.ts'
import { type Place, placeCluster } from './place-cluster.ts'
import { livePostmaster } from './postmaster-file.ts'
import { isAlive } from './process-identity.ts'
import { serverSettings } from './server-settings.ts'
import { findServerUser, type ServerUser } from './server-user.ts'
import { stopPostmaster } from './stop-postmaster.ts'

export interface Cluster {
  pid: number
  port: number
  /** Whether it was found running, left behind by a shop that was killed. */
  attached: boolean
  clusterDir: string
  url(database: string): string
  isAlive(): boolean
  /** Ends open sessions, writes everything down and waits until the server is gone. */
  stop(): Promise<void>
}

export interface ClusterOptions {
  /** Where the shop keeps its data; the server's files go into it or are said to be elsewhere. */
  dataDir: string
  /** Default: a free one. */
  port?: number
  /** Default true; tests give up safety for speed. */
  durable?: boolean
  /** Says what the person should know: another folder, a recovery that takes time. */
  tell?: (notice: string) => void
}

/**
 * Starts the embedded PostgreSQL on a free port of the loopback, or takes over the one that a
 * killed shop left running, and returns when it accepts connections.
 *
 * @throws {ClusterFailure} with words for the terminal: full disk, wrong owner, foreign version.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { dataDir, durable = true, tell = () => {} } = options
  const user = findServerUser()
  await mkdir(dataDir, { recursive: true })
  const place = await placeCluster(dataDir, user, tell)
  const left = await settleOldServer(place.clusterDir)
  const password = await createCluster(place, user, durable)
  const url = (port: number, name: string) => clusterUrl(port, password, name)
  const describe = (pid: number, port: number, attached: boolean): Cluster => ({
    pid,
    port,
    attached,
    clusterDir: place.clusterDir,
    url: (database) => url(port, database),
    isAlive: () => isAlive(pid),
    stop: () => stopPostmaster(pid),
  })
  if (left) {
    if (await canConnect(url(left.port, 'postgres'))) return describe(left.pid, left.port, true)
    await stopPostmaster(left.pid)
  }
  const port = options.port ?? (await freePort())
  const logFile = join(dataDir, 'postgres.log')
  const pid = await launch(place, user, port, durable, logFile)
  await waitUntilReady(pid, url(port, 'postgres'), logFile, tell)
  return describe(pid, port, false)
}

/** A server that is already going down is waited for: its folder is locked until it is gone. */
async function settleOldServer(clusterDir: string) {
  const postmaster = livePostmaster(clusterDir)
  if (postmaster?.status === 'ready') return postmaster
  if (postmaster) await stopPostmaster(postmaster.pid)
  return undefined
}

async function launch(
  place: Place,
  user: ServerUser | undefined,
  port: number,
  durable: boolean,
  logFile: string,
): Promise<number> {
  if (existsSync(logFile) && statSync(logFile).size > 5_000_000) renameSync(logFile, `${logFile}.1`)
  const log = openSync(logFile, 'a', 0o600)
  const settings = Object.entries(serverSettings(durable)).map(
    ([name, value]) => `-c${name}=${value}`,
  )
  const ids = user ? { uid: user.uid, gid: user.gid } : {}
  const child = spawn(
    join(place.binariesDir, 'bin/postgres'),
    ['-D', place.clusterDir, '-p', String(port), ...settings],
    // Its own session: Ctrl-C at the terminal must reach the apps first and the server last.
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
      reject(new ClusterFailure(`PostgreSQL does not start: ${cause.message}`)),
    )
    child.once('spawn', () => resolve(child.pid ?? 0))
  })
  return pid
}

/** Recovery after a power cut may take minutes: as long as the server lives, it is waited for. */
async function waitUntilReady(
  pid: number,
  url: string,
  logFile: string,
  tell: (notice: string) => void,
): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += 50) {
    if (await canConnect(url)) return
    if (!isAlive(pid)) throw new ClusterFailure(whyItEnded(logFile))
    if (waitedMs === 5000)
      tell('PostgreSQL is still starting; after a hard stop it repairs its files first')
    if (waitedMs > 600_000) {
      await stopPostmaster(pid)
      throw new ClusterFailure(`PostgreSQL did not become ready in ten minutes; see ${logFile}`)
    }
    await sleep(50)
  }
}

function whyItEnded(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n').slice(-12)
  const reason = explainLog(lines.join('\n'))
  return reason
    ? `PostgreSQL ended at its start: ${reason}. Its log: ${logFile}`
    : `PostgreSQL ended at its start. The end of its log, ${logFile}:\n${lines.join('\n')}`
}
