import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { canConnect } from '../database/can-connect.ts'
import type { ServerUser } from '../server/find-server-user.ts'
import { isAlive } from '../server/process-identity.ts'
import { stopPostmaster } from '../server/stop-postmaster.ts'
import { ClusterError } from './cluster-error.ts'
import { explainLog, isMemoryInUse } from './explain-log.ts'
import type { ClusterLocation } from './locate-cluster.ts'

interface Launch {
  location: ClusterLocation
  user: ServerUser | undefined
  port: number
  settings: Record<string, string>
  logFile: string
}

/** A killed server's other processes notice it within moments, and hold its memory until then. */
const MEMORY_LIMIT_MS = 30_000

/**
 * Starts a server and waits until it accepts connections; returns its process id. Begins again while
 * processes of a killed server still hold its memory.
 */
export async function startServer(
  launch: Launch,
  url: string,
  patience: Patience,
): Promise<number> {
  const startedAt = performance.now()
  for (;;) {
    const pid = await launchServer(launch)
    try {
      await waitUntilReady(pid, url, launch.logFile, patience)
      return pid
    } catch (error) {
      const isOver = performance.now() - startedAt > MEMORY_LIMIT_MS
      // Each session of the killed server adds lines of its own.
      const log = readLogEnd(launch.logFile, 500)
      if (isAlive(pid) || isOver || !isMemoryInUse(log, pid)) throw error
      await sleep(200)
    }
  }
}

/** Starts a server process on a data folder and returns its process id; it is not ready yet. */
export async function launchServer(options: Launch): Promise<number> {
  const { location, user, port, settings, logFile } = options
  if (existsSync(logFile) && statSync(logFile).size > 5_000_000) renameSync(logFile, `${logFile}.1`)
  const log = openSync(logFile, 'a', 0o600)
  const flags = Object.entries(settings).map(([name, value]) => `-c${name}=${value}`)
  const ids = user ? { uid: user.uid, gid: user.gid } : {}
  const child = spawn(
    join(location.binariesDir, 'bin/postgres'),
    ['-D', location.clusterDir, '-p', String(port), ...flags],
    // Own session: Ctrl-C at the terminal must reach the apps first and the server last.
    {
      ...ids,
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' },
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

interface Patience {
  /** Default: ten minutes. */
  limitMs?: number
  notify?: (notice: string) => void
  signal?: AbortSignal | undefined
}

/** Crash recovery may take minutes, so this waits as long as the server process is alive. */
export async function waitUntilReady(
  pid: number,
  url: string,
  logFile: string,
  { limitMs = 600_000, notify, signal }: Patience = {},
): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += 50) {
    if (await canConnect(url)) return
    if (!isAlive(pid)) throw new ClusterError(explainExit(logFile))
    if (waitedMs === 5000) notify?.('PostgreSQL is still starting: it is recovering after a crash')
    if (waitedMs > limitMs || signal?.aborted) {
      await stopPostmaster(pid)
      signal?.throwIfAborted()
      throw new ClusterError(`PostgreSQL did not become ready; see ${logFile}`)
    }
    await sleep(50)
  }
}

function explainExit(logFile: string): string {
  const log = readLogEnd(logFile, 12)
  const reason = explainLog(log)
  return reason
    ? `PostgreSQL stopped during startup: ${reason}. Log: ${logFile}`
    : `PostgreSQL stopped during startup. The end of its log, ${logFile}:\n${log}`
}

function readLogEnd(logFile: string, lines: number): string {
  return readFileSync(logFile, 'utf8').trim().split('\n').slice(-lines).join('\n')
}
