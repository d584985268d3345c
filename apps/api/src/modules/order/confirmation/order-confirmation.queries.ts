import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { checkout, shopOrder } from '../order.table.ts'
import { orderConfirmation } from './order-confirmation.table.ts'

/** A checkout that waits for its customer, with the states of its orders; null for any other. */
export async function findConfirmation(db: Db, guid: string, { lock }: { lock: boolean }) {
  if (lock) {
    await db
      .select({ guid: checkout.guid })
      .from(checkout)
      .where(eq(checkout.guid, guid))
      .for('update')
  }
  const [row] = await db
    .select({ confirmedAt: orderConfirmation.confirmedAt })
    .from(orderConfirmation)
    .where(eq(orderConfirmation.checkoutGuid, guid))
  if (!row) return null
  const query = db
    .select({ id: shopOrder.id, number: shopOrder.number, state: shopOrder.state })
    .from(shopOrder)
    .where(eq(shopOrder.checkoutGuid, guid))
    .orderBy(asc(shopOrder.id))
  return {
    isConfirmed: row.confirmedAt !== null,
    orders: await (lock ? query.for('update') : query),
  }
}

export async function saveConfirmed(tx: Db, guid: string): Promise<void> {
  await tx
    .update(orderConfirmation)
    .set({ confirmedAt: sql`now()` })
    .where(and(eq(orderConfirmation.checkoutGuid, guid), isNull(orderConfirmation.confirmedAt)))
}

/**
 * Gives a checkout that a member of staff made to its customer: it leaves the account of the member
 * of staff and joins the customer's at the next login by its phone. False if it was given before.
 */
export async function giveToCustomer(tx: Db, guid: string, operatorId: number): Promise<boolean> {
  const added = await tx
    .insert(orderConfirmation)
    .values({ checkoutGuid: guid, operatorId })
    .onConflictDoNothing()
    .returning({ guid: orderConfirmation.checkoutGuid })
  if (added.length === 0) return false
  await tx
    .update(checkout)
    .set({ userId: null, isPhoneConfirmed: false })
    .where(eq(checkout.guid, guid))
  return true
}
