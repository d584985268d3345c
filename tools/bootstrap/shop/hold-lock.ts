import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isAlive, processStart } from '@svetlitsa/postgres/process-identity'
import { PlainFailure } from '../bare/plain-failure.mjs'

export interface NotedProcess {
  name: string
  pid: number
  start: string | undefined
}

export interface Holder {
  pid: number
  start: string | undefined
  /** What it does, as it would be typed: `npm start`. */
  command: string
  port: number
  dataDir: string
  children: NotedProcess[]
}

export interface Lock {
  /** Processes that a killed holder left behind. */
  leftovers: NotedProcess[]
  /** Changes what the file says: the port found, the processes to be ended if this one is killed. */
  note(change: Partial<Pick<Holder, 'port' | 'children'>>): void
  release(): void
}

/**
 * Takes a lock file for this process. A holder that is gone (killed, or before a restart of the
 * machine) loses it; a living one makes the message.
 *
 * @param explain words for the person, given the living holder.
 * @throws {PlainFailure} if another living process holds it.
 */
export function holdLock(
  file: string,
  self: Pick<Holder, 'command' | 'port' | 'dataDir'>,
  explain: (holder: Holder) => string,
): Lock {
  const holder: Holder = {
    ...self,
    pid: process.pid,
    start: processStart(process.pid),
    children: [],
  }
  const leftovers: NotedProcess[] = []
  while (!create(file, holder)) {
    const other = readHolder(file)
    if (other && isAlive(other.pid, other.start)) throw new PlainFailure(explain(other))
    leftovers.push(...(other?.children ?? []))
    discard(file)
  }
  return {
    leftovers: leftovers.filter((child) => isAlive(child.pid, child.start)),
    note(change) {
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

function create(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx', mode: 0o644 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** The holder a lock file names; undefined where there is none or the file was cut off. */
export function readHolder(file: string): Holder | undefined {
  try {
    const holder: Holder = JSON.parse(readFileSync(file, 'utf8'))
    return typeof holder.pid === 'number' ? holder : undefined
  } catch {
    return undefined
  }
}

/**
 * Of two starts that find the same dead holder, the rename lets only one remove the file; the other
 * would otherwise remove the first one's fresh lock.
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
