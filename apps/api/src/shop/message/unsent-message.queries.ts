import { and, desc, gt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { message } from '../../schema/message.table.ts'

const MOST = 20

/** The newest messages of the last hour that were not sent, for the operator of the machine. */
export async function findUnsentMessages(db: Db) {
  const { createdAt, channel, recipient, body, state } = message
  return db
    .select({ createdAt, channel, recipient, body })
    .from(message)
    .where(and(ne(state, 'sent'), gt(createdAt, sql`now() - interval '1 hour'`)))
    .orderBy(desc(message.id))
    .limit(MOST)
}
