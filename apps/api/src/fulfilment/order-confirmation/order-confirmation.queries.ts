import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { checkout, shopOrder } from '../../schema/order.table.ts'
import { type ConfirmationWay, orderConfirmation } from '../../schema/order-confirmation.table.ts'
import { stockPlace } from '../../schema/stock.table.ts'
import { userAccount } from '../../schema/user.table.ts'

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
    .where(eq(orderConfirmation.basketGroup, guid))
  if (!row) return null
  const query = db
    .select({ id: shopOrder.id, number: shopOrder.number, state: shopOrder.state })
    .from(shopOrder)
    .where(eq(shopOrder.basketGroup, guid))
    .orderBy(asc(shopOrder.id))
  return {
    isConfirmed: row.confirmedAt !== null,
    orders: await (lock ? query.for('update') : query),
  }
}

export async function saveConfirmed(tx: Db, guid: string, way: ConfirmationWay): Promise<void> {
  await tx
    .update(orderConfirmation)
    .set({ confirmedAt: sql`now()`, way })
    .where(and(eq(orderConfirmation.basketGroup, guid), isNull(orderConfirmation.confirmedAt)))
  if (way === 'code') {
    await tx.update(checkout).set({ isPhoneConfirmed: true }).where(eq(checkout.guid, guid))
  }
}

/**
 * Gives a checkout that a member of staff made to its customer: it leaves the account of the member
 * of staff and joins the customer's at the next login by its phone. False if it was given before.
 */
export async function giveToCustomer(
  tx: Db,
  { guid, operatorId, storeId }: { guid: string; operatorId: number; storeId: number | null },
): Promise<boolean> {
  const added = await tx
    .insert(orderConfirmation)
    .values({ basketGroup: guid, operatorId, storeId })
    .onConflictDoNothing()
    .returning({ guid: orderConfirmation.basketGroup })
  if (added.length === 0) return false
  await tx
    .update(checkout)
    .set({ userId: null, isPhoneConfirmed: false })
    .where(eq(checkout.guid, guid))
  return true
}

/** Who made a checkout for its customer, and whether the customer has confirmed it; or null. */
export async function findHandOver(db: Db, guid: string) {
  const { confirmedAt, way, storeId } = orderConfirmation
  const [row] = await db
    .select({
      operator: sql<string | null>`coalesce(nullif(${userAccount.name}, ''), ${userAccount.login})`,
      confirmedAt,
      way,
      storeId,
    })
    .from(orderConfirmation)
    .innerJoin(userAccount, eq(userAccount.id, orderConfirmation.operatorId))
    .where(eq(orderConfirmation.basketGroup, guid))
  return row ?? null
}

/** The guid of the first order of a checkout. */
export async function findOrderGuid(db: Db, basketGroup: string): Promise<string> {
  const [row] = await db
    .select({ guid: shopOrder.guid })
    .from(shopOrder)
    .where(eq(shopOrder.basketGroup, basketGroup))
    .orderBy(asc(shopOrder.id))
    .limit(1)
  if (!row) throw new Error(`checkout ${basketGroup} has no order`)
  return row.guid
}

/** The region of a store; null for a warehouse and for a store that is closed. */
export async function findStoreRegion(db: Db, storeId: number): Promise<number | null> {
  const isOpenStore = and(eq(stockPlace.kind, 'store'), eq(stockPlace.isActive, true))
  const [row] = await db
    .select({ regionId: stockPlace.regionId })
    .from(stockPlace)
    .where(and(eq(stockPlace.id, storeId), isOpenStore))
  return row?.regionId ?? null
}
