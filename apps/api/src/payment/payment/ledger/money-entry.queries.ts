import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { shopOrder } from '../../../schema/order.table.ts'
import { paymentEntry } from '../../../schema/payment.table.ts'

type NewEntry = typeof paymentEntry.$inferInsert

/** Locks the order and adds an entry to its ledger; false if it was recorded before. */
export async function insertEntry(tx: Db, entry: NewEntry): Promise<boolean> {
  await tx
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(eq(shopOrder.id, entry.orderId))
    .for('update')
  const inserted = await tx
    .insert(paymentEntry)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: paymentEntry.id })
  return inserted.length > 0
}
