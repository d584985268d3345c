import { desc, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { message } from '../../schema/message.table.ts'

const MOST = 20

/**
 * The newest messages of the last hour that were not sent, for the operator of the machine. One that
 * failed counts from its last attempt, because staff may send it again long after it was written.
 */
export async function findUnsentMessages(db: Db) {
  const { createdAt, dueAt, channel, recipient, body, state } = message
  return db
    .select({ createdAt, channel, recipient, body })
    .from(message)
    .where(
      sql`${state} in ('waiting', 'sending') and ${createdAt} > now() - interval '1 hour'
        or ${state} = 'failed' and ${dueAt} > now() - interval '1 hour'`,
    )
    .orderBy(desc(message.id))
    .limit(MOST)
}
