import { readFileSync } from 'node:fs'

/**
 * The start time of a process in the kernel’s ticks since boot. Process ids are reused, the pair is
 * not. Undefined if the system has no /proc or the process has ended.
 */
export function readProcessStart(pid: number): string | undefined {
  return readStatFields(pid)?.[19]
}

/**
 * Whether a process is alive. A zombie counts as dead: in a container without an init process
 * nobody reaps the orphans of a killed shop, but they hold no resources.
 *
 * @param start the recorded result of `readProcessStart`, if any.
 */
export function isAlive(pid: number, start?: string): boolean {
  const fields = readStatFields(pid)
  if (fields) return fields[0] !== 'Z' && fields[0] !== 'X' && (!start || fields[19] === start)
  if (process.platform === 'linux') return false
  return canSignal(pid)
}

/** The fields of /proc/PID/stat after the name, which may contain spaces and brackets. */
function readStatFields(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

function canSignal(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
