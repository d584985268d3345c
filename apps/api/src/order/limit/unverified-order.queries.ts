import { and, eq, gt, ne, not, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { checkout, orderAllowance, shopOrder } from '../../schema/order.table.ts'

export interface UnverifiedBuyer {
  phone: string
  address: string
  sessionId: number
}

/**
 * Makes simultaneous orders of a phone or address wait for each other, so that each counts those
 * before it. Every transaction takes the two locks in this order.
 */
export async function lockUnverifiedBuyer(
  tx: Db,
  { phone, address }: Pick<UnverifiedBuyer, 'phone' | 'address'>,
): Promise<void> {
  for (const key of [`order phone ${phone}`, `order address ${address}`]) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  }
}

/**
 * Counts the unverified orders of a buyer, without those of one checkout; a checkout counts once, however
 * many places supply it.
 */
export async function countUnverifiedOrders(
  tx: Db,
  { phone, address, sessionId }: UnverifiedBuyer,
  exceptGuid?: string,
): Promise<{ phone: number; session: number; address: number }> {
  const isOpen = sql`exists (select 1 from ${shopOrder}
    where ${shopOrder.basketGroup} = ${checkout.guid} and ${shopOrder.paidSum} = 0
      and ${shopOrder.state} not in ('delivered', 'closed', 'cancelled'))`
  const isUnverified = eq(checkout.isVerified, false)
  const isOther = exceptGuid === undefined ? undefined : ne(checkout.guid, exceptGuid)
  const hasPaid = sql`exists (select 1 from ${shopOrder}
    where ${shopOrder.basketGroup} = ${checkout.guid} and ${shopOrder.paidSum} > 0)`
  return {
    phone: await tx.$count(checkout, and(isUnverified, eq(checkout.phone, phone), isOpen, isOther)),
    session: await tx.$count(
      checkout,
      and(isUnverified, eq(checkout.sessionId, sessionId), isOpen, isOther),
    ),
    address: await tx.$count(
      checkout,
      and(
        eq(checkout.clientAddress, address),
        gt(checkout.createdAt, sql`now() - interval '1 hour'`),
        not(hasPaid),
        isOther,
      ),
    ),
  }
}

/** The pieces of a checkout's orders; a line by the metre counts as one. */
export async function countOrderedPieces(tx: Db, guid: string): Promise<number> {
  const { rows } = await tx.execute<{ pieces: number }>(sql`
    select coalesce(sum(case when p.by_metre then 1 else l.quantity end), 0)::int as pieces
    from shop_order o join order_line l on l.order_id = o.id
    join offer f on f.id = l.offer_id join product p on p.id = f.product_id
    where o.basket_group = ${guid} and o.state <> 'cancelled'`)
  return rows[0]?.pieces ?? 0
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
