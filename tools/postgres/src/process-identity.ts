import { readFileSync } from 'node:fs'

/**
 * The moment a process began, in the kernel's ticks since boot. A process id alone is reused, the
 * pair is not. Undefined where the system has no /proc or the process is gone.
 */
export function processStart(pid: number): string | undefined {
  return statFields(pid)?.[19]
}

/**
 * Whether a process lives. A zombie counts as dead: in a container without an init process nobody
 * collects the orphans of a killed shop, yet they hold nothing any more.
 *
 * @param start what `processStart` said when the process was noted, if it was noted.
 */
export function isAlive(pid: number, start?: string): boolean {
  const fields = statFields(pid)
  if (fields) return fields[0] !== 'Z' && fields[0] !== 'X' && (!start || fields[19] === start)
  if (process.platform === 'linux') return false
  return answersSignals(pid)
}

/** The fields of /proc/PID/stat behind the name, which may itself hold spaces and brackets. */
function statFields(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
