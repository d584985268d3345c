import { joinCluster } from '@svetlitsa/postgres/join-cluster'
import { isAlive } from '@svetlitsa/postgres/process-identity'
import type { ShopSettings } from '../env.ts'
import type { Closing } from './closing.ts'
import { readHolder } from './hold-lock.ts'
import { databaseName, openDatabase } from './open-database.ts'
import { dataLockFile, takeLocks } from './take-locks.ts'

/**
 * The address of the shop's database for a short command: the running shop's, if it runs, else of
 * an embedded server that is started for the command and stopped after it.
 */
export async function borrowDatabase(
  settings: ShopSettings,
  command: string,
  closing: Closing,
): Promise<string> {
  if (settings.databaseUrl) return settings.databaseUrl
  const holder = readHolder(dataLockFile(settings.dataDir))
  if (holder && isAlive(holder.pid, holder.start)) {
    const url = await joinCluster(settings.dataDir)
    return url(databaseName)
  }
  await takeLocks(settings, command, closing)
  const { url, cluster } = await openDatabase(settings, closing.signal)
  closing.onEnd(() => cluster?.stop())
  return url
}
