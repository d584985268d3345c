import { desc, eq } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { message } from '../schema/message.table.ts'

/** The address in the latest message to a phone number. */
export async function lastLink(db: Db, phone: string): Promise<string> {
  const [row] = await db
    .select({ body: message.body })
    .from(message)
    .where(eq(message.recipient, phone))
    .orderBy(desc(message.id))
    .limit(1)
  const url = /https?:\S+/.exec(row?.body ?? '')?.[0]
  if (!url) throw new Error('no link was sent to the number')
  return url
}
