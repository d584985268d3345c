import { parseArgs } from 'node:util'
import { formatSetup } from '../desk/shop-setup/format-setup.ts'
import { foundShop, SetupConflictError, UnknownCityError } from '../desk/shop-setup/found-shop.ts'
import { getSetupVersion } from '../desk/shop-setup/get-setup-version.ts'
import { readSetup } from '../desk/shop-setup/read-setup.ts'
import { readSetupFile, SetupFileError } from '../desk/shop-setup/read-setup-file.ts'
import { inviteFirstAdministrator } from '../desk/staff/invitation/invite-first-administrator.ts'
import { readEnv } from '../env.ts'
import { type Db, openDatabase } from '../platform/database/database.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { startOrExplain } from '../platform/start/start-or-explain.ts'
import { askSetup } from './setup/ask-setup.ts'
import { SetupEndedError } from './setup/open-questions.ts'

/** Sets up the shop from a file, or by questions; a second run shows and changes it (shop.setup). */
const { values } = parseArgs({ options: { file: { type: 'string' } } })
const env = await startOrExplain('The command', async () => readEnv())
const { db, close } = openDatabase(env.DATABASE_URL, 2, createLogger('warn'), {
  statementTimeoutMs: 0,
})
try {
  const earlier = await startOrExplain('The command', () => readSetup(db))
  const setup = values.file ? await readSetupFile(values.file) : await askSetup(earlier)
  // Answering takes minutes, in which an administrator may save the same on the screen.
  const seen = values.file ? null : { version: getSetupVersion(earlier) }
  await db.transaction((tx) => foundShop(tx, setup, seen))
  const saved = await readSetup(db)
  if (!saved) throw new Error('the setup was not saved')
  print(['The shop is set up:', ...formatSetup(saved, earlier), ''])
  print(await describeNext(db))
} catch (error) {
  if (!isExpected(error)) throw error
  process.stderr.write(`Nothing was changed. ${values.file ?? ''}\n${error.message}\n`)
  process.exitCode = 1
} finally {
  await close()
}

function isExpected(error: unknown): error is Error {
  const expected = [SetupFileError, UnknownCityError, SetupConflictError, SetupEndedError]
  return expected.some((kind) => error instanceof kind)
}

async function describeNext(db: Db): Promise<string[]> {
  const origin = env.PUBLIC_ORIGIN.replace(/\/+$/, '')
  const invited = await inviteFirstAdministrator(db, { origin, now: new Date() })
  return [
    'Next:',
    '  npm run shop -- import yml FILE    import your goods',
    ...(invited
      ? [
          `  ${invited.url}`,
          '    the first administrator logs in by this link; it works once, for 24 hours',
        ]
      : []),
    `  ${origin}/retail-lk/staff/    invite your staff`,
  ]
}

function print(lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
