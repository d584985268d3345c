import { join } from 'node:path'
import { restoreCluster } from '@svetlitsa/postgres/backup/restore-cluster'
import { restoreDump } from '@svetlitsa/postgres/backup/restore-dump'
import type { ShopSettings } from '../env.ts'
import { printLine, runStep } from '../launcher/progress.mjs'
import { acquireShopLocks } from '../lock/acquire-shop-locks.ts'
import type { Shutdown } from '../shop/shutdown.ts'

/** Restores a backup of the closed shop. What it replaces is moved aside. */
export async function restoreShop(
  settings: ShopSettings,
  { folder, to }: { folder: string; to: Date | undefined },
  shutdown: Shutdown,
): Promise<void> {
  const { dataDir, databaseUrl } = settings
  await acquireShopLocks(settings, 'npm run shop -- restore', shutdown)
  const running = runStep('Restoring', (reportProgress) => {
    const mediaDir = join(dataDir, 'media')
    const { signal } = shutdown
    const options = { folder, to, mediaDir, notify: printLine, reportProgress, signal }
    return databaseUrl
      ? restoreDump({ ...options, url: databaseUrl })
      : restoreCluster({ ...options, dataDir })
  })
  shutdown.onShutdown(() => running.then(() => {}).catch(() => {}))
  const { backup, lastChange, replaced } = await running
  printLine(`Restored from ${backup}`)
  if (lastChange) printLine(`The last change in it is of ${lastChange.toISOString()}`)
  for (const path of replaced) printLine(`What was there before is now ${path}; delete it later`)
  printLine('Open the shop (npm start), look at it, and make a new backup at once:')
  printLine('until then nothing made after the restore is archived.')
}
