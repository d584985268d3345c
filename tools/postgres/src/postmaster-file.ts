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
 * The server that holds a data folder, by the file PostgreSQL keeps in it; undefined if none lives.
 * Its lines: pid, data folder, start time, port, socket folder, address, shared memory, status.
 */
export function livePostmaster(clusterDir: string): Postmaster | undefined {
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

/** After a restart of the machine or container the noted pid may belong to any other program. */
function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  } catch {
    return false
  }
}
