import { calculateReservationEnd } from '@svetlitsa/domain/order/reservation'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { isFree } from './due-order.queries.ts'
import { extendReservations } from './reservation.queries.ts'

/**
 * Holds the goods of a checkout whose buyer is proven now as long as those of any other: for three days
 * where it is placed or costs nothing, and a day where it is to be paid online (order.reservation).
 */
export async function holdProvenGoods(
  tx: Db,
  { guid, createdAt }: { guid: string; createdAt: Date },
): Promise<void> {
  const { rows } = await tx.execute<{ isPlaced: boolean }>(sql`
    select bool_and(o.placed_at is not null or ${isFree(sql`o`)}) as "isPlaced"
    from shop_order o where o.checkout_guid = ${guid} and o.state <> 'cancelled'`)
  const paysOnline = rows[0]?.isPlaced !== true
  const order = { createdAt, paysOnline, isPaid: false, isProven: true }
  const expiresAt = calculateReservationEnd(order)
  if (expiresAt) await extendReservations(tx, guid, expiresAt)
}
