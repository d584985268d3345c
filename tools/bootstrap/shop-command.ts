import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PlainFailure } from './bare/plain-failure.mjs'
import { callerFolder, readShopSettings, root } from './env.ts'
import { appCommand } from './shop/app-command.ts'
import { borrowDatabase } from './shop/borrow-database.ts'
import { checkDisk } from './shop/check-disk.ts'
import { Closing } from './shop/closing.ts'
import { sharedEnvironment } from './shop/prepare-data.ts'

const usage = `Goods in and out, on the data of the running shop or of one that is not running:

  npm run shop -- import yml FILE [--default-stock 10]    goods from a YML feed
  npm run shop -- export yml FILE                         goods as a YML feed
  npm run shop -- import regions FILE                     cities of the shop from a JSON file`

const forms = ['import yml', 'export yml', 'import regions']

const closing = new Closing()
try {
  const words = readWords(process.argv.slice(2))
  const settings = readShopSettings()
  checkDisk(settings.dataDir)
  const url = await borrowDatabase(settings, `npm run shop -- ${words.join(' ')}`, closing)
  const env = sharedEnvironment(settings, 'built', url)
  await appCommand('Preparing the tables', 'migrate', env, closing.signal)
  await closing.end(await runOnTerminal(words, env))
} catch (error) {
  closing.fail(error)
}

function readWords([direction = '', format = '', path, ...options]: string[]): string[] {
  const areOptions = options.length === 0 || options[0]?.startsWith('--')
  if (!path || !areOptions || !forms.includes(`${direction} ${format}`)) {
    throw new PlainFailure(usage)
  }
  const file = resolve(callerFolder(), path)
  if (direction === 'import' && !existsSync(file)) throw new PlainFailure(`There is no ${file}`)
  return [direction, format, file, ...options]
}

/** The command draws its own progress bar and report. */
function runOnTerminal(words: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, [join('src', 'command', 'shop.ts'), ...words], {
    cwd: join(root, 'apps', 'api'),
    env,
    stdio: 'inherit',
    signal: closing.signal,
  })
  return new Promise((done, reject) => {
    child.once('error', reject)
    child.once('close', (code) => done(code ?? 1))
  })
}
