import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '@svetlitsa/postgres/process-identity'
import type { NotedProcess } from './hold-lock.ts'

/**
 * Ends processes and what they started: asks first, and after the patience is over no longer asks.
 * Each leads a process group of its own.
 */
export async function endProcesses(processes: NotedProcess[], patienceMs = 10_000): Promise<void> {
  const living = () => processes.filter(({ pid, start }) => isAlive(pid, start))
  for (const { pid } of living()) signal(pid, 'SIGTERM')
  const deadline = Date.now() + patienceMs
  while (living().length > 0 && Date.now() < deadline) await sleep(25)
  for (const { pid } of living()) signal(-pid, 'SIGKILL')
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    // It ended by itself in the meantime.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
