import { readEnv } from '../env.ts'
import { openDatabase } from '../platform/database/database.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { startOrExplain } from '../platform/start/start-or-explain.ts'
import { findUnsentMessages } from '../shop/message/unsent-message.queries.ts'

// Prints the messages of the last hour that nobody sent, such as codes of a shop without SMS.
const env = await startOrExplain('The command', async () => readEnv())
const { db, close } = openDatabase(env.DATABASE_URL, 1, createLogger('warn'), {
  statementTimeoutMs: 0,
})
const unsent = await startOrExplain('The command', () => findUnsentMessages(db))
if (unsent.length === 0) process.stdout.write('Every message of the last hour was sent.\n')
for (const { createdAt, channel, recipient, body } of unsent)
  process.stdout.write(`${createdAt.toISOString()}  ${channel} ${recipient}\n${body}\n\n`)
await close()
