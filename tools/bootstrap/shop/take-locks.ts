import { join } from 'node:path'
import { say } from '../bare/progress.mjs'
import type { ShopSettings } from '../env.ts'
import { portLockFile } from './claim-port.ts'
import type { Closing } from './closing.ts'
import { endProcesses } from './end-processes.ts'
import { type Holder, holdLock, type NotedProcess } from './hold-lock.ts'

interface Locks {
  /** Notes, once the port is known, that it is this shop's. */
  takePort(port: number): void
  note(children: NotedProcess[]): void
}

/** The lock file of a data folder. */
export function dataLockFile(dataDir: string): string {
  return join(dataDir, 'shop.lock')
}

/**
 * Makes sure that no other copy works on the same data or port, and ends what a killed copy left
 * behind.
 */
export async function takeLocks(
  settings: Pick<ShopSettings, 'port' | 'dataDir'>,
  command: string,
  closing: Closing,
): Promise<Locks> {
  const self = { command, port: settings.port, dataDir: settings.dataDir }
  const data = holdLock(dataLockFile(settings.dataDir), self, sameData)
  closing.onEnd(data.release)
  if (data.leftovers.length > 0) {
    say(`Ending ${data.leftovers.length} programs left behind by a shop that was killed`)
    await endProcesses(data.leftovers)
  }
  return {
    note: (children) => data.note({ children }),
    takePort(port) {
      data.note({ port })
      const lock = holdLock(portLockFile(port), { ...self, port }, samePort)
      closing.onEnd(lock.release)
    },
  }
}

function sameData({ command, pid, port, dataDir }: Holder): string {
  return (
    `Another copy of the shop works with the data in ${dataDir}: ${command}, process ${pid}, port ${port}.\n` +
    'Stop it first, or give this one data of its own: DATA_DIR=.data-2 PORT=3001 npm start'
  )
}

function samePort({ command, pid, port, dataDir }: Holder): string {
  return (
    `Another copy of the shop is opening on port ${port}: ${command}, process ${pid}, data in ${dataDir}.\n` +
    `Stop it first, or choose another port: PORT=${port + 1} npm start`
  )
}
