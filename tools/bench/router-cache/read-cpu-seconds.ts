import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/**
 * Processor time of a process so far, user and system; NaN if the system does not report it. On a
 * busy machine it is more reliable than requests per second, which the load generator affects.
 */
export function readCpuSeconds(pid: number): number {
  try {
    // The second field, the name, may contain spaces; the times are counted after it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  } catch {
    return Number.NaN
  }
}
