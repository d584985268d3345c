import { joinCluster } from '@svetlitsa/postgres/cluster/join-cluster'
import { isAlive } from '@svetlitsa/postgres/server/process-identity'
import type { ShopSettings } from '../env.ts'
import { readHolder } from '../lock/acquire-lock.ts'
import { acquireShopLocks, getDataLockFile } from '../lock/acquire-shop-locks.ts'
import type { Shutdown } from '../shop/shutdown.ts'
import { databaseName, openDatabase } from './open-database.ts'

/**
 * Returns the URL of the shop’s database for a short command: the running shop’s, else that of an
 * embedded server started for the command and stopped after it.
 */
export async function useShopDatabase(
  settings: ShopSettings,
  command: string,
  shutdown: Shutdown,
): Promise<string> {
  if (settings.databaseUrl) return settings.databaseUrl
  const holder = readHolder(getDataLockFile(settings.dataDir))
  if (holder && isAlive(holder.pid, holder.start)) {
    const url = await joinCluster(settings.dataDir)
    return url(databaseName)
  }
  await acquireShopLocks(settings, command, shutdown)
  const { url, cluster } = await openDatabase(settings, shutdown.signal)
  shutdown.onShutdown(() => cluster?.stop())
  return url
}
