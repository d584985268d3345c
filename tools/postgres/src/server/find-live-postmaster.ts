import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from './process-identity.ts'

export interface Postmaster {
  pid: number
  port: number
  /** 'starting', 'ready', 'stopping' or 'standby'. */
  status: string
}

/**
 * Finds the server that runs on a data folder by its postmaster.pid; undefined if none is alive.
 * Lines: pid, data folder, start time, port, socket folder, address, shared memory, status.
 */
export function findLivePostmaster(clusterDir: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid) || !isPostgres(pid)) return undefined
  return { pid, port: Number(lines[3]), status: (lines[7] ?? 'starting').trim() }
}

/** After a reboot or a container restart the recorded pid may belong to any other program. */
function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  } catch {
    return false
  }
}
