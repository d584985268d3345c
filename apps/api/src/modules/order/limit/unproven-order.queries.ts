import { and, eq, gt, not, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { checkout, orderAllowance, shopOrder } from '../order.table.ts'

export interface UnprovenBuyer {
  phone: string
  address: string
  sessionId: number
}

/**
 * Makes simultaneous orders of a phone or address wait for each other, so that each counts those
 * before it. Every transaction takes the two locks in this order.
 */
export async function lockUnprovenBuyer(
  tx: Db,
  { phone, address }: Pick<UnprovenBuyer, 'phone' | 'address'>,
): Promise<void> {
  for (const key of [`order phone ${phone}`, `order address ${address}`]) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  }
}

/** Counts the unproven orders of a buyer; a checkout counts once, however many places supply it. */
export async function countUnprovenOrders(
  tx: Db,
  { phone, address, sessionId }: UnprovenBuyer,
): Promise<{ phone: number; session: number; address: number }> {
  const isOpen = sql`exists (select 1 from ${shopOrder}
    where ${shopOrder.checkoutGuid} = ${checkout.guid} and ${shopOrder.paidSum} = 0
      and ${shopOrder.state} not in ('delivered', 'closed', 'cancelled'))`
  const isUnproven = eq(checkout.isProven, false)
  const hasPaid = sql`exists (select 1 from ${shopOrder}
    where ${shopOrder.checkoutGuid} = ${checkout.guid} and ${shopOrder.paidSum} > 0)`
  return {
    phone: await tx.$count(checkout, and(isUnproven, eq(checkout.phone, phone), isOpen)),
    session: await tx.$count(checkout, and(isUnproven, eq(checkout.sessionId, sessionId), isOpen)),
    address: await tx.$count(
      checkout,
      and(
        eq(checkout.clientAddress, address),
        gt(checkout.createdAt, sql`now() - interval '1 hour'`),
        not(hasPaid),
      ),
    ),
  }
}

export async function hasAllowance(tx: Db, sessionId: number, since: Date): Promise<boolean> {
  const granted = and(eq(orderAllowance.sessionId, sessionId), gt(orderAllowance.grantedAt, since))
  return (await tx.$count(orderAllowance, granted)) > 0
}

export async function saveAllowance(tx: Db, sessionId: number, grantedAt: Date): Promise<void> {
  await tx
    .insert(orderAllowance)
    .values({ sessionId, grantedAt })
    .onConflictDoUpdate({ target: orderAllowance.sessionId, set: { grantedAt } })
}

/** Deletes what is no longer counted: addresses are kept only for the hour of their limit. */
export async function deleteExpiredLimits(db: Db): Promise<void> {
  await db.execute(sql`update checkout set client_address = null
    where client_address is not null and created_at < now() - interval '1 hour'`)
  await db.execute(sql`delete from order_allowance where granted_at < now() - interval '1 hour'`)
}
