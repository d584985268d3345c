import { eq, sql } from 'drizzle-orm'
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

/** Adds the sum of an entry to what its order was paid or paid back. */
export async function addToOrderSums(
  tx: Db,
  { orderId, direction, amount }: Pick<NewEntry, 'orderId' | 'direction' | 'amount'>,
): Promise<void> {
  const { paidSum, refundedSum } = shopOrder
  await tx
    .update(shopOrder)
    .set(
      direction === 'in'
        ? { paidSum: sql`${paidSum} + ${amount}` }
        : { refundedSum: sql`${refundedSum} + ${amount}` },
    )
    .where(eq(shopOrder.id, orderId))
}
