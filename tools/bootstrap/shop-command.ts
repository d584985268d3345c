import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backUpShop } from './backup/back-up-shop.ts'
import { backupUsage, parseBackupArguments } from './backup/backup-arguments.ts'
import { restoreShop } from './backup/restore-shop.ts'
import { buildSharedEnvironment } from './database/prepare-data.ts'
import { useShopDatabase } from './database/use-shop-database.ts'
import { doctorUsage, runDoctor } from './doctor/run-doctor.ts'
import { getCallerFolder, readShopSettings, root, type ShopSettings } from './env.ts'
import { UserError } from './launcher/user-error.mjs'
import { runAppCommand } from './process/build-apps.ts'
import { checkDisk } from './shop/check-disk.ts'
import { Shutdown } from './shop/shutdown.ts'

const usage = `Sets up the shop, imports, exports, audits and backs up its data, whether or not it is running:

  npm run shop -- setup [--file FILE]                     name, seller, regions, places and prices, by
                                                          questions or from a JSON file
  npm run shop -- first-admin                             print a link for the first administrator
  npm run shop -- messages                                print the messages that were not sent

  npm run shop -- import yml FILE [--default-stock 10]    import products from a YML feed
  npm run shop -- export yml FILE                         export products as a YML feed
  npm run shop -- import regions FILE                     import the shop’s regions from a JSON file
  npm run shop -- import 1c PATH                          import a CommerceML set: a folder or a zip archive
  npm run shop -- keys list                               list the API keys of other programs
  npm run shop -- keys create NAME [--scopes goods:write,orders:read,orders:write] [--per-minute 600]
                                                          create an API key, print its secret once
  npm run shop -- keys revoke LOGIN                       revoke an API key
  npm run shop -- webhooks list                           list the webhooks of other programs
  npm run shop -- webhooks add NAME URL [--events order.placed,order.paid]
                                                          add a webhook, print its secret once
  npm run shop -- webhooks pause|start|rotate|remove ID   pause, start, give a new secret, remove
  npm run shop -- vocabulary list [WORD]                  list the words that the search understands
  npm run shop -- vocabulary add PHRASE MEANING           «couch» «in=divany», «графитовый» «COLOR=Серый»,
                                                          «шифоньер» «word=шкаф»
  npm run shop -- vocabulary remove PHRASE
  npm run shop -- vocabulary import|export FILE           read or write them as CSV
  npm run shop -- search-report [--days 30]               print searches without results, with results
                                                          that match in part, and without a click
  npm run shop -- media move                              move pictures and uploads to the S3 bucket
  npm run shop -- audit money [--journal FILE]            check that orders, money and stock add up
  npm run shop -- certificates issue --count N --sum S [--currency RUB] [--until 2027-12-31]
                                                          issue certificates, print their keys once
${doctorUsage}
${backupUsage}`

const forms = ['import yml', 'import 1c', 'export yml', 'import regions']

const shutdown = new Shutdown()
try {
  const settings = readShopSettings()
  const places = { callerFolder: getCallerFolder(), dataDir: settings.dataDir }
  const command = parseBackupArguments(process.argv.slice(2), places)
  if (process.argv[2] === 'doctor') {
    await shutdown.end(await runDoctor(settings, process.argv.slice(3), shutdown, runCommand))
  } else if (command?.action === 'backup') await backUpShop(settings, command, shutdown)
  else if (command) await restoreShop(settings, command, shutdown)
  else await exchangeData(settings)
  await shutdown.end(0)
} catch (error) {
  shutdown.fail(error)
}

async function exchangeData(settings: ShopSettings): Promise<void> {
  const { program, commandArguments } = parseArguments(process.argv.slice(2))
  checkDisk(settings.dataDir)
  const command = `npm run shop -- ${process.argv.slice(2).join(' ')}`
  const url = await useShopDatabase(settings, command, shutdown)
  const env = buildSharedEnvironment(settings, 'built', url)
  await runAppCommand('Migrating the database', 'src/command/migrate.ts', env, shutdown.signal)
  await shutdown.end(await runCommand(`${program}.ts`, commandArguments, env))
}

/** Which of the API's commands runs, and with what. */
interface AppCommand {
  program: string
  commandArguments: string[]
}

function parseArguments(given: string[]): AppCommand {
  const [program = '', option, path, ...more] = given
  const isAlone = option === undefined
  if (isAlone && ['setup', 'first-admin', 'messages'].includes(program))
    return { program, commandArguments: [] }
  if (['keys', 'webhooks'].includes(program) && option)
    return { program, commandArguments: given.slice(1) }
  if (program === 'vocabulary' && option) {
    return { program, commandArguments: toVocabularyArguments(given.slice(1)) }
  }
  if (program === 'search-report') return { program, commandArguments: given.slice(1) }
  if (program === 'setup' && option === '--file' && path && more.length === 0)
    return { program, commandArguments: ['--file', findFile(path)] }
  return { program: 'shop', commandArguments: parseExchange(given) }
}

/** A file lies where the command was given. */
function toVocabularyArguments([action = '', subject, ...more]: readonly string[]): string[] {
  if (subject === undefined) return [action]
  if (action === 'import') return [action, findFile(subject), ...more]
  if (action === 'export') return [action, resolve(getCallerFolder(), subject), ...more]
  return [action, subject, ...more]
}

function findFile(path: string): string {
  const file = resolve(getCallerFolder(), path)
  if (!existsSync(file)) throw new UserError(`File not found: ${file}`)
  return file
}

function parseExchange(given: string[]): string[] {
  const command = given.slice(0, 2).join(' ')
  if (command === 'certificates issue') return given
  if (command === 'media move' && given.length === 2) return given
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
function runCommand(
  file: string,
  commandArguments: string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const child = spawn(process.execPath, [join('src', 'command', file), ...commandArguments], {
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
