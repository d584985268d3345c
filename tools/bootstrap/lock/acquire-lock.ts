import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isAlive, readProcessStart } from '@svetlitsa/postgres/server/process-identity'
import { UserError } from '../launcher/user-error.mjs'

export interface RecordedProcess {
  name: string
  pid: number
  start: string | undefined
}

export interface LockHolder {
  pid: number
  start: string | undefined
  /** The command as entered: `npm start`. */
  command: string
  port: number
  dataDir: string
  children: RecordedProcess[]
}

export interface Lock {
  /** Orphaned processes of a killed holder. */
  leftovers: RecordedProcess[]
  /** Updates the file: the port found, and the processes to end if this one is killed. */
  update(change: Partial<Pick<LockHolder, 'port' | 'children'>>): void
  release(): void
}

/**
 * Acquires a lock file for this process. A dead holder (killed, or from before a reboot) loses it;
 * a live one causes an error. Not proper-lockfile, which knows a dead holder only by the age of its
 * lock, and records neither what to end nor whom to name (ADR 0109).
 *
 * @param explain builds the message from the live holder.
 * @throws {UserError} if another live process holds it.
 */
export function acquireLock(
  file: string,
  self: Pick<LockHolder, 'command' | 'port' | 'dataDir'>,
  explain: (holder: LockHolder) => string,
): Lock {
  const holder: LockHolder = {
    ...self,
    pid: process.pid,
    start: readProcessStart(process.pid),
    children: [],
  }
  const leftovers: RecordedProcess[] = []
  while (!create(file, holder)) {
    const other = readHolder(file)
    if (other && isAlive(other.pid, other.start)) throw new UserError(explain(other))
    leftovers.push(...(other?.children ?? []))
    discard(file)
  }
  return {
    leftovers: leftovers.filter((child) => isAlive(child.pid, child.start)),
    update(change) {
      const draft = `${file}.${process.pid}`
      Object.assign(holder, change)
      writeFileSync(draft, JSON.stringify(holder))
      renameSync(draft, file)
    },
    release() {
      if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true })
    },
  }
}

function create(file: string, holder: LockHolder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx', mode: 0o644 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Reads the holder from a lock file; undefined if the file is missing or truncated. */
export function readHolder(file: string): LockHolder | undefined {
  try {
    const holder: LockHolder = JSON.parse(readFileSync(file, 'utf8'))
    return typeof holder.pid === 'number' ? holder : undefined
  } catch {
    return undefined
  }
}

/**
 * If two processes find the same dead holder, the rename lets only one of them remove the file; the
 * other would otherwise remove the first one’s new lock.
 */
function discard(file: string): void {
  const aside = `${file}.${process.pid}.old`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
    throw error
  }
  const moved = readHolder(aside)
  if (moved && isAlive(moved.pid, moved.start)) renameSync(aside, file)
  else rmSync(aside, { force: true })
}
