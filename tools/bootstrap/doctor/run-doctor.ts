import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { lastFolderFile } from '../backup/back-up-shop.ts'
import { buildSharedEnvironment } from '../database/prepare-data.ts'
import { useShopDatabase } from '../database/use-shop-database.ts'
import { getCallerFolder, type ShopSettings } from '../env.ts'
import { showProgressOnStandardError } from '../launcher/progress.mjs'
import { UserError } from '../launcher/user-error.mjs'
import type { Shutdown } from '../shop/shutdown.ts'
import { checkBackups } from './check-backups.ts'
import { checkRouter } from './check-router.ts'

export const doctorUsage = `  npm run shop -- doctor [--reach] [--json] [--backups FOLDER]
                                                          check the shop; --reach asks providers too`

/** Variables that only the bootstrap and the storefront read. */
const ownSettings = ['STOREFRONT_PROCESSES', 'CHROMIUM_PATH']

/**
 * Checks the shop, whether or not it is running, and changes nothing; returns the exit code.
 *
 * @param runApiCommand runs a command of the API and returns its exit code.
 */
export async function runDoctor(
  settings: ShopSettings,
  args: string[],
  shutdown: Shutdown,
  runApiCommand: (file: string, args: string[], env: NodeJS.ProcessEnv) => Promise<number>,
): Promise<number> {
  const { reach, json, backups } = parseDoctorArguments(args)
  if (json) showProgressOnStandardError()
  const url = await useShopDatabase(settings, 'npm run shop -- doctor', shutdown)
  const env = buildSharedEnvironment(settings, 'built', url)
  const router = await checkRouter(env, shutdown.signal)
  const folder = backups ? resolve(getCallerFolder(), backups) : findBackupFolder(settings.dataDir)
  const findings = [...router.findings, await checkBackups(folder, new Date())]
  return runApiCommand(
    'doctor.ts',
    [
      ...(reach ? ['--reach'] : []),
      ...(json ? ['--json'] : []),
      ...['--findings', JSON.stringify(findings)],
      ...['--settings', [...ownSettings, ...router.settings].join(',')],
    ],
    env,
  )
}

function parseDoctorArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        reach: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        backups: { type: 'string' },
      },
    }).values
  } catch {
    throw new UserError(doctorUsage)
  }
}

/** Where the last backup went. */
function findBackupFolder(dataDir: string): string {
  const file = lastFolderFile(dataDir)
  return existsSync(file) ? readFileSync(file, 'utf8') : join(dataDir, 'backups')
}
