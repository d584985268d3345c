import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/**
 * Processor time a process has used so far, user and system; NaN where the system does not tell.
 * On a busy machine it says more than requests a second, which the generator shares.
 */
export function cpuSeconds(pid: number): number {
  try {
    // The second field, the name, may hold spaces; the times are counted from behind it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  } catch {
    return Number.NaN
  }
}
