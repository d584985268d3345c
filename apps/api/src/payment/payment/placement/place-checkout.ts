import { calculateReservationEnd } from '@svetlitsa/domain/order/reservation'
import type { CheckoutRow } from '../../../order/access/find-accessible-checkout.ts'
import { extendReservations } from '../../../order/reservation/reservation.queries.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { PlacementWay } from '../../../schema/payment.table.ts'
import { findPlacement, placeOrders, savePlacement } from './placement.queries.ts'

/**
 * Marks the orders of a locked checkout as placed without a charge (payment.marks-ordered): a verified
 * buyer's stock is held for three days instead of one. Placing them again changes the way only.
 */
export async function placeCheckout(
  tx: Db,
  { guid, isVerified }: Pick<CheckoutRow, 'guid' | 'isVerified'>,
  way: PlacementWay,
  now: Date,
): Promise<void> {
  const placed = await placeOrders(tx, guid, now)
  if ((await findPlacement(tx, guid)) === way) return
  await savePlacement(tx, guid, { way, orderIds: placed })
  const reservedUntil = calculateReservationEnd({
    createdAt: now,
    paysOnline: false,
    isPaid: false,
    isVerified,
  })
  if (isVerified && reservedUntil) await extendReservations(tx, guid, reservedUntil)
}
