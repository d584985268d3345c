import { randomBytes } from 'node:crypto'
import type { ShopSettings } from '../env.ts'
import { appCommand } from './app-command.ts'
import type { Closing } from './closing.ts'
import { publicOrigin } from './door-address.ts'
import { openDatabase } from './open-database.ts'
import { type DemoLogin, readDemoLogins } from './print-welcome.ts'
import type { Mode } from './shop-programs.ts'
import { watchDatabase } from './watch-database.ts'

interface PreparedData {
  /** The environment every program of the shop shares. */
  env: NodeJS.ProcessEnv
  logins: DemoLogin[]
}

/** Opens the database, brings its tables up to date and fills an empty one for a demonstration. */
export async function prepareData(
  settings: ShopSettings,
  mode: Mode,
  closing: Closing,
): Promise<PreparedData> {
  const { url, cluster } = await openDatabase(settings, closing.signal)
  if (cluster) {
    const current = watchDatabase(cluster, settings.dataDir, closing.signal)
    closing.onEnd(() => current().stop())
  }
  const env = sharedEnvironment(settings, mode, url)
  await appCommand('Preparing the tables', 'migrate', env, closing.signal)
  if (!settings.demo) return { env, logins: [] }
  await appCommand('Filling the shop with goods', 'seed', env, closing.signal)
  const logins = await appCommand('Reading the demo logins', 'demo-logins', env, closing.signal)
  return { env, logins: readDemoLogins(logins) }
}

/** What every program of the shop is told; what the person set from outside goes on to them. */
export function sharedEnvironment(
  settings: ShopSettings,
  mode: Mode,
  databaseUrl: string,
): NodeJS.ProcessEnv {
  const { dataDir, demo, outer } = settings
  return {
    LOG_LEVEL: mode === 'watched' ? 'info' : 'warn',
    ...outer,
    NODE_ENV: mode === 'watched' ? 'development' : 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: demo ? '1' : '0',
    PUBLIC_ORIGIN: publicOrigin(settings),
    INTERNAL_TOKEN: outer.INTERNAL_TOKEN || randomBytes(24).toString('base64url'),
    NODE_COMPILE_CACHE: `${dataDir}/compile-cache`,
  }
}
