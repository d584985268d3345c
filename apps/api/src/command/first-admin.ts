import { inviteFirstAdministrator } from '../desk/staff/invitation/invite-first-administrator.ts'
import { readEnv } from '../env.ts'
import { openDatabase } from '../platform/database/database.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { startOrExplain } from '../platform/start/start-or-explain.ts'

// Prints the link of the first administrator, or nothing where the shop has one.
const env = await startOrExplain('The command', async () => readEnv())
const { db, close } = openDatabase(env.DATABASE_URL, 1, createLogger('warn'), {
  statementTimeoutMs: 0,
})
const origin = env.PUBLIC_ORIGIN.replace(/\/+$/, '')
const invited = await startOrExplain('The command', () =>
  inviteFirstAdministrator(db, { origin, now: new Date() }),
)
if (invited) process.stdout.write(`${invited.url}\n`)
await close()
