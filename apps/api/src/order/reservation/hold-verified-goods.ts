import { calculateProlongedEnd, calculateReservationEnd } from '@svetlitsa/domain/order/reservation'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import { checkout } from '../../schema/order.table.ts'
import type { OrderTransition } from '../state/order-transition.ts'
import { extendReservations, holdReservations, isFree } from './reservation.queries.ts'

/**
 * Holds the goods of a checkout whose buyer is verified now as long as those of any other: for three days
 * where it is placed or costs nothing, and a day where it is to be paid online (order.reservation).
 */
export async function holdVerifiedGoods(
  tx: Db,
  { guid, createdAt }: { guid: string; createdAt: Date },
): Promise<void> {
  const { rows } = await tx.execute<{ isPlaced: boolean }>(sql`
    select bool_and(o.placed_at is not null or ${isFree(sql`o`)}) as "isPlaced"
    from shop_order o where o.basket_group = ${guid} and o.state <> 'cancelled'`)
  const paysOnline = rows[0]?.isPlaced !== true
  const order = { createdAt, paysOnline, isPaid: false, isVerified: true }
  const expiresAt = calculateReservationEnd(order)
  if (expiresAt) await extendReservations(tx, guid, expiresAt)
}

/** Money or a member of staff verifies the buyer, so the goods are held as long as for others. */
export async function verifyBuyer(
  _services: Services,
  tx: Db,
  { basketGroup }: OrderTransition,
): Promise<void> {
  const [verified] = await tx
    .update(checkout)
    .set({ isVerified: true, clientAddress: null })
    .where(and(eq(checkout.guid, basketGroup), eq(checkout.isVerified, false)))
    .returning({ guid: checkout.guid, createdAt: checkout.createdAt })
  if (verified) await holdVerifiedGoods(tx, verified)
}

/** Goods that are paid for stay reserved until they leave the place. */
export async function holdPaidGoods(
  _services: Services,
  tx: Db,
  { orders }: OrderTransition,
): Promise<void> {
  await holdReservations(
    tx,
    orders.map(({ id }) => id),
  )
}

/** Holds the goods of a checkout while its buyer pays, within the bound of the rule. */
export async function prolongReservations(
  db: Db,
  { basketGroup, expiresAt }: { basketGroup: string; expiresAt: Date },
): Promise<void> {
  const [row] = await db
    .select({ orderedAt: checkout.createdAt, isVerified: checkout.isVerified })
    .from(checkout)
    .where(eq(checkout.guid, basketGroup))
  if (!row) return
  const prolongedEnd = calculateProlongedEnd({ ...row, attemptEndsAt: expiresAt })
  await extendReservations(db, basketGroup, prolongedEnd)
}
