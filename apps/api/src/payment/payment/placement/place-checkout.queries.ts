import { calculateReservationEnd } from '@svetlitsa/domain/order/calculate-reservation-end'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { CheckoutRow } from '../../../order/access/find-accessible-checkout.ts'
import { extendReservations } from '../../../order/reservation/reservation.queries.ts'
import type { Db } from '../../../platform/database/database.ts'
import { orderEvent, shopOrder } from '../../../schema/order.table.ts'
import { type PlacementWay, paymentPlacement } from '../../../schema/payment.table.ts'

/**
 * Marks the orders of a locked checkout as placed without a charge (payment.marks-ordered): a proven
 * buyer's stock is held for three days instead of one. Placing them again changes the way only.
 */
export async function placeCheckout(
  tx: Db,
  { guid, isProven }: Pick<CheckoutRow, 'guid' | 'isProven'>,
  way: PlacementWay,
  now: Date,
): Promise<void> {
  const placed = await tx
    .update(shopOrder)
    .set({ placedAt: sql`coalesce(${shopOrder.placedAt}, ${now})` })
    .where(and(eq(shopOrder.checkoutGuid, guid), ne(shopOrder.state, 'cancelled')))
    .returning({ id: shopOrder.id })
  const [earlier] = await tx
    .select({ way: paymentPlacement.way })
    .from(paymentPlacement)
    .where(eq(paymentPlacement.checkoutGuid, guid))
  if (earlier?.way === way) return
  await tx
    .insert(paymentPlacement)
    .values({ checkoutGuid: guid, way })
    .onConflictDoUpdate({ target: paymentPlacement.checkoutGuid, set: { way } })
  await tx.insert(orderEvent).values(
    placed.map(({ id: orderId }) => ({
      orderId,
      kind: 'note' as const,
      toState: 'placed',
      details: { way },
    })),
  )
  const reservedUntil = calculateReservationEnd({
    createdAt: now,
    paysOnline: false,
    isPaid: false,
    isProven,
  })
  if (isProven && reservedUntil) await extendReservations(tx, guid, reservedUntil)
}

/** How a checkout was placed; null while it waits for an online payment. */
export async function findPlacement(db: Db, checkoutGuid: string): Promise<PlacementWay | null> {
  const [row] = await db
    .select({ way: paymentPlacement.way })
    .from(paymentPlacement)
    .where(eq(paymentPlacement.checkoutGuid, checkoutGuid))
  return row?.way ?? null
}
