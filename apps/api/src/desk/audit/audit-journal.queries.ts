import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '../../platform/database/database.ts'

/** What a client noted of an answer that confirmed something to it. */
export const journalEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), number: z.string(), total: z.int() }),
  z.object({ kind: z.literal('payment'), checkout: z.guid(), paid: z.int() }),
])

export type JournalEntry = z.output<typeof journalEntry>

/**
 * What was confirmed to a client exists (I12): its orders with their totals, and the money it paid,
 * which a refund does not undo.
 */
export async function auditJournal(db: Db, journal: readonly JournalEntry[]): Promise<string[]> {
  const { rows } = await db.execute<{ broken: string }>(sql`
    with entry as (
      select * from jsonb_to_recordset(${JSON.stringify(journal)}::jsonb)
        as one(kind text, number text, total bigint, checkout uuid, paid bigint))
    select 'I12 confirmed order is missing: ' || e.number as broken from entry e
      left join shop_order o on o.number = e.number
      where e.kind = 'order' and o.total is distinct from e.total
    union all
    select 'I12 confirmed payment is missing: ' || e.checkout::text from entry e
      where e.kind = 'payment' and e.paid > (
        select coalesce(sum(o.paid_sum), 0) from shop_order o where o.basket_group = e.checkout)`)
  return rows.map(({ broken }) => broken)
}
