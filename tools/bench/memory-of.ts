import { readdirSync, readFileSync } from 'node:fs'

interface Running {
  pid: number
  parent: number
  megabytes: number
}

/**
 * Memory of everything a process has started and their children, PostgreSQL included, in MB.
 * Pages that processes share are counted once (PSS); Linux only.
 */
export function memoryOfChildren(pid: number): number {
  const all = runningProcesses()
  const own = new Set([pid])
  for (let grew = true; grew; ) {
    grew = false
    for (const one of all) {
      if (own.has(one.parent) && !own.has(one.pid)) {
        own.add(one.pid)
        grew = true
      }
    }
  }
  own.delete(pid)
  return all.filter((one) => own.has(one.pid)).reduce((sum, one) => sum + one.megabytes, 0)
}

function runningProcesses(): Running[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
        const rollup = readFileSync(`/proc/${name}/smaps_rollup`, 'utf8')
        const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
        return [{ pid: Number(name), parent, megabytes: kilobytes / 1_024 }]
      } catch {
        // A process that ended while it was looked at has no memory any more.
        return []
      }
    })
}
