import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/** Holds the stock of a checkout's orders until then; never for a shorter time. */
export async function extendReservations(
  tx: Db,
  checkoutGuid: string,
  expiresAt: Date,
): Promise<void> {
  await tx.execute(sql`
    update reservation r set expires_at = ${expiresAt}
    from order_line l join shop_order o on o.id = l.order_id
    where l.id = r.order_line_id and o.checkout_guid = ${checkoutGuid}
      and r.state = 'held' and r.expires_at < ${expiresAt}`)
}

/** Holds the stock of a checkout's unpaid orders until then; never for a longer time. */
export async function shortenReservations(
  tx: Db,
  checkoutGuid: string,
  expiresAt: Date,
): Promise<void> {
  await tx.execute(sql`
    update reservation r set expires_at = ${expiresAt}
    from order_line l join shop_order o on o.id = l.order_id
    where l.id = r.order_line_id and o.checkout_guid = ${checkoutGuid}
      and r.state = 'held' and r.expires_at > ${expiresAt}`)
}

/** Holds the stock of orders until it leaves the place. */
export async function holdReservations(tx: Db, orderIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update reservation r set expires_at = 'infinity' from order_line l
    where l.id = r.order_line_id and r.state = 'held'
      and l.order_id = any(${sql.param([...orderIds])}::int[])`)
}
