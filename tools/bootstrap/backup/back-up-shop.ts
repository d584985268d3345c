import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { backUpCluster } from '@svetlitsa/postgres/backup/back-up-cluster'
import { dumpDatabase } from '@svetlitsa/postgres/backup/dump-database'
import { useShopDatabase } from '../database/use-shop-database.ts'
import type { ShopSettings } from '../env.ts'
import { printLine, runStep } from '../launcher/progress.mjs'
import { acquireLock } from '../lock/acquire-lock.ts'
import type { Shutdown } from '../shop/shutdown.ts'

/** Backs up the database and the uploaded files, whether or not the shop is running. */
export async function backUpShop(
  settings: ShopSettings,
  { folder, keep }: { folder: string; keep: number },
  shutdown: Shutdown,
): Promise<void> {
  const url = await useShopDatabase(settings, 'npm run shop -- backup', shutdown)
  lockFolder(settings, folder, shutdown)
  const running = runStep('Backing up', (reportProgress) => {
    const mediaDir = join(settings.dataDir, 'media')
    const options = { url, backups: folder, mediaDir, keep, reportProgress }
    const { signal } = shutdown
    return settings.databaseUrl
      ? dumpDatabase({ ...options, signal })
      : backUpCluster({ ...options, signal })
  })
  // The server ends after the backup: an interrupted one removes its files first.
  shutdown.onShutdown(() => running.then(() => {}).catch(() => {}))
  const backup = await running
  writeFileSync(lastFolderFile(settings.dataDir), folder)
  printLine(`Backup: ${backup.folder}, ${Math.ceil(backup.bytes / 1_000_000)} MB`)
  for (const removed of backup.removed) printLine(`Removed: ${removed} (--keep ${keep})`)
  if (settings.outer.S3_BUCKET)
    printLine('Pictures and uploads are in the bucket, which its own service backs up.')
  if (settings.databaseUrl) return
  printLine(`Changes made from now on are archived beside it, in ${folder}.`)
}

/** Names the folder of the last backup, whose age the doctor looks at. */
export function lastFolderFile(dataDir: string): string {
  return join(dataDir, 'last-backup-folder')
}

/** Two backups at once would remove each other's unfinished files. */
function lockFolder(settings: ShopSettings, folder: string, shutdown: Shutdown): void {
  mkdirSync(join(settings.dataDir), { recursive: true })
  const { port, dataDir } = settings
  const self = { command: `backup to ${folder}`, port, dataDir }
  const lock = acquireLock(
    join(dataDir, 'backup.lock'),
    self,
    ({ pid }) => `Another backup of this shop is being made by process ${pid}.`,
  )
  shutdown.onShutdown(lock.release)
}
