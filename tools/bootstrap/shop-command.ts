import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backUpShop } from './backup/back-up-shop.ts'
import { backupUsage, parseBackupArguments } from './backup/backup-arguments.ts'
import { restoreShop } from './backup/restore-shop.ts'
import { buildSharedEnvironment } from './database/prepare-data.ts'
import { useShopDatabase } from './database/use-shop-database.ts'
import { getCallerFolder, readShopSettings, root, type ShopSettings } from './env.ts'
import { UserError } from './launcher/user-error.mjs'
import { runAppCommand } from './process/build-apps.ts'
import { checkDisk } from './shop/check-disk.ts'
import { Shutdown } from './shop/shutdown.ts'

const usage = `Imports, exports, audits and backs up data of the shop, whether or not it is running:

  npm run shop -- import yml FILE [--default-stock 10]    import products from a YML feed
  npm run shop -- export yml FILE                         export products as a YML feed
  npm run shop -- import regions FILE                     import the shop’s regions from a JSON file
  npm run shop -- audit money [--journal FILE]            check that orders, money and stock add up
  npm run shop -- certificates issue --count N --sum S [--currency RUB] [--until 2027-12-31]
                                                          issue certificates, print their keys once
${backupUsage}`

const forms = ['import yml', 'export yml', 'import regions']

const shutdown = new Shutdown()
try {
  const settings = readShopSettings()
  const places = { callerFolder: getCallerFolder(), dataDir: settings.dataDir }
  const command = parseBackupArguments(process.argv.slice(2), places)
  if (command?.action === 'backup') await backUpShop(settings, command, shutdown)
  else if (command) await restoreShop(settings, command, shutdown)
  else await exchangeData(settings)
  await shutdown.end(0)
} catch (error) {
  shutdown.fail(error)
}

async function exchangeData(settings: ShopSettings): Promise<void> {
  const commandArguments = parseArguments(process.argv.slice(2))
  checkDisk(settings.dataDir)
  const command = `npm run shop -- ${commandArguments.join(' ')}`
  const url = await useShopDatabase(settings, command, shutdown)
  const env = buildSharedEnvironment(settings, 'built', url)
  await runAppCommand('Migrating the database', 'migrate', env, shutdown.signal)
  await shutdown.end(await runCommand(commandArguments, env))
}

function parseArguments(given: string[]): string[] {
  const command = given.slice(0, 2).join(' ')
  if (command === 'certificates issue') return given
  if (command === 'audit money') return parseAuditArguments(given)
  return parseFileArguments(given)
}

function parseAuditArguments([audit = '', money = '', option, path, ...more]: string[]): string[] {
  if (option === undefined) return [audit, money]
  if (option !== '--journal' || !path || more.length > 0) throw new UserError(usage)
  return [audit, money, option, resolve(getCallerFolder(), path)]
}

function parseFileArguments([direction = '', format = '', path, ...options]: string[]): string[] {
  const areOptions = options.length === 0 || options[0]?.startsWith('--')
  if (!path || !areOptions || !forms.includes(`${direction} ${format}`)) {
    throw new UserError(usage)
  }
  const file = resolve(getCallerFolder(), path)
  if (direction === 'import' && !existsSync(file)) throw new UserError(`File not found: ${file}`)
  return [direction, format, file, ...options]
}

/** The command prints its own progress and report. */
function runCommand(commandArguments: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, [join('src', 'command', 'shop.ts'), ...commandArguments], {
    cwd: join(root, 'apps', 'api'),
    env,
    stdio: 'inherit',
    signal: shutdown.signal,
  })
  return new Promise((done, reject) => {
    child.once('error', reject)
    child.once('close', (code) => done(code ?? 1))
  })
}
