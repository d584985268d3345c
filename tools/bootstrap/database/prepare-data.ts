import { randomBytes } from 'node:crypto'
import type { ShopSettings } from '../env.ts'
import { getPublicOrigin } from '../port/router-address.ts'
import { runAppCommand } from '../process/build-apps.ts'
import type { Mode } from '../process/list-shop-programs.ts'
import { type DemoLogin, readDemoLogins } from '../shop/print-welcome.ts'
import type { Shutdown } from '../shop/shutdown.ts'
import { openDatabase } from './open-database.ts'
import { watchDatabase } from './watch-database.ts'

interface PreparedData {
  /** The environment shared by all programs of the shop. */
  env: NodeJS.ProcessEnv
  logins: DemoLogin[]
  /** The link of the first administrator of a production shop; empty where there is one. */
  firstAdminUrl: string
}

/** Opens the database, migrates it and seeds an empty one for a demonstration. */
export async function prepareData(
  settings: ShopSettings,
  mode: Mode,
  shutdown: Shutdown,
): Promise<PreparedData> {
  const { url, cluster } = await openDatabase(settings, shutdown.signal)
  if (cluster) {
    const current = watchDatabase(cluster, settings.dataDir, shutdown.signal)
    shutdown.onShutdown(() => current().stop())
  }
  const env = buildSharedEnvironment(settings, mode, url)
  await runAppCommand('Migrating the database', 'src/command/migrate.ts', env, shutdown.signal)
  if (!settings.demo) {
    const title = 'Looking for an administrator'
    const printed = await runAppCommand(title, 'src/command/first-admin.ts', env, shutdown.signal)
    return { env, logins: [], firstAdminUrl: /https?:\S+/.exec(printed)?.[0] ?? '' }
  }
  await runAppCommand('Seeding the database', 'demo/command/seed.ts', env, shutdown.signal)
  const logins = await runAppCommand(
    'Reading the demo logins',
    'demo/command/demo-logins.ts',
    env,
    shutdown.signal,
  )
  return { env, logins: readDemoLogins(logins), firstAdminUrl: '' }
}

/** The environment of every program of the shop, including variables set by the user. */
export function buildSharedEnvironment(
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
    PUBLIC_ORIGIN: getPublicOrigin(settings),
    INTERNAL_TOKEN: outer.INTERNAL_TOKEN || randomBytes(24).toString('base64url'),
    NODE_COMPILE_CACHE: `${dataDir}/compile-cache`,
  }
}
