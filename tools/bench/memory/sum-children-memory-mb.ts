import { readdirSync, readFileSync } from 'node:fs'

interface ProcessMemory {
  pid: number
  parent: number
  megabytes: number
  command: string
}

/**
 * Memory of all descendants of a process, including PostgreSQL, in MB. Shared pages are counted
 * once (PSS); Linux only.
 */
export function sumChildrenMemoryMb(pid: number): number {
  return listChildren(pid).reduce((sum, child) => sum + child.megabytes, 0)
}

/** Whether a descendant of a process was started with a command that contains the text. */
export function isChildRunning(pid: number, command: string): boolean {
  return listChildren(pid).some((child) => child.command.includes(command))
}

function listChildren(pid: number): ProcessMemory[] {
  const all = listProcesses()
  const processIds = new Set([pid])
  for (let grew = true; grew; ) {
    grew = false
    for (const child of all) {
      if (processIds.has(child.parent) && !processIds.has(child.pid)) {
        processIds.add(child.pid)
        grew = true
      }
    }
  }
  processIds.delete(pid)
  return all.filter((child) => processIds.has(child.pid))
}

function listProcesses(): ProcessMemory[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
        const rollup = readFileSync(`/proc/${name}/smaps_rollup`, 'utf8')
        const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8')
        return [{ pid: Number(name), parent, megabytes: kilobytes / 1_024, command }]
      } catch {
        // The process ended while it was read.
        return []
      }
    })
}
