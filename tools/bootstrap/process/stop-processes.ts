import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '@svetlitsa/postgres/server/process-identity'
import type { RecordedProcess } from '../lock/acquire-lock.ts'

/**
 * Ends processes and their children: by SIGTERM, then by SIGKILL after a timeout. Each leads its
 * own process group.
 */
export async function stopProcesses(
  processes: RecordedProcess[],
  patienceMs = 10_000,
): Promise<void> {
  const listAlive = () => processes.filter(({ pid, start }) => isAlive(pid, start))
  for (const { pid } of listAlive()) sendSignal(pid, 'SIGTERM')
  const deadline = Date.now() + patienceMs
  while (listAlive().length > 0 && Date.now() < deadline) await sleep(25)
  for (const { pid } of listAlive()) sendSignal(-pid, 'SIGKILL')
}

function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    // The process ended meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
