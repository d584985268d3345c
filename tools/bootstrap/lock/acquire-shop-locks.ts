import { join } from 'node:path'
import type { ShopSettings } from '../env.ts'
import { printLine } from '../launcher/progress.mjs'
import { getPortLockFile } from '../port/claim-port.ts'
import { stopProcesses } from '../process/stop-processes.ts'
import type { Shutdown } from '../shop/shutdown.ts'
import { acquireLock, type LockHolder, type RecordedProcess } from './acquire-lock.ts'

interface Locks {
  /** Locks the port once it is chosen. */
  lockPort(port: number): void
  recordProcesses(children: RecordedProcess[]): void
}

/** The lock file of a data folder. */
export function getDataLockFile(dataDir: string): string {
  return join(dataDir, 'shop.lock')
}

/**
 * Ensures that no other process uses the same data or port, and ends orphaned processes of a killed
 * one.
 */
export async function acquireShopLocks(
  settings: Pick<ShopSettings, 'port' | 'dataDir'>,
  command: string,
  shutdown: Shutdown,
): Promise<Locks> {
  const self = { command, port: settings.port, dataDir: settings.dataDir }
  const data = acquireLock(getDataLockFile(settings.dataDir), self, explainDataLock)
  shutdown.onShutdown(data.release)
  if (data.leftovers.length > 0) {
    printLine(`Ending ${data.leftovers.length} orphaned programs of an earlier run`)
    await stopProcesses(data.leftovers)
  }
  return {
    recordProcesses: (children) => data.update({ children }),
    lockPort(port) {
      data.update({ port })
      const lock = acquireLock(getPortLockFile(port), { ...self, port }, explainPortLock)
      shutdown.onShutdown(lock.release)
    },
  }
}

function explainDataLock({ command, pid, port, dataDir }: LockHolder): string {
  return (
    `Another instance of the shop uses the data in ${dataDir}: ${command}, process ${pid}, port ${port}.\n` +
    'Stop it first, or use another data folder: DATA_DIR=.data-2 PORT=3001 npm start'
  )
}

function explainPortLock({ command, pid, port, dataDir }: LockHolder): string {
  return (
    `Another copy of the shop is opening on port ${port}: ${command}, process ${pid}, data in ${dataDir}.\n` +
    `Stop it first, or choose another port: PORT=${port + 1} npm start`
  )
}
