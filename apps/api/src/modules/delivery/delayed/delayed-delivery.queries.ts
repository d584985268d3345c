import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { checkout, orderEvent, shopOrder } from '../../order/order.table.ts'
import { type deliverySlot, orderDelivery } from '../delivery.table.ts'

/**
 * An order of the customer with its delivery. Both rows are locked: of a row that is only read, a
 * second request would see the state before the first one.
 */
export async function lockCustomerDelivery(
  tx: Db,
  { orderGuid, userId }: { orderGuid: string; userId: number },
) {
  const [found] = await tx
    .select({
      orderId: shopOrder.id,
      state: shopOrder.state,
      placeId: shopOrder.placeId,
      regionId: checkout.regionId,
      kind: orderDelivery.kind,
      day: orderDelivery.day,
    })
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.checkoutGuid))
    .innerJoin(orderDelivery, eq(orderDelivery.orderId, shopOrder.id))
    .where(and(eq(shopOrder.guid, orderGuid), eq(checkout.userId, userId)))
    .for('update', { of: [shopOrder, orderDelivery] })
  return found ?? null
}

/** Names the day of a delayed delivery that is locked. */
export async function saveDeliveryDay(
  tx: Db,
  {
    orderId,
    slot: { id, day, timeFrom, timeTo },
    userId,
  }: { orderId: number; slot: typeof deliverySlot.$inferSelect; userId: number },
): Promise<void> {
  await tx
    .update(orderDelivery)
    .set({ slotId: id, day, timeFrom, timeTo, savedAt: sql`now()` })
    .where(and(eq(orderDelivery.orderId, orderId), isNull(orderDelivery.day)))
  await tx.insert(orderEvent).values({
    orderId,
    kind: 'delivery',
    toState: 'delayed',
    userId,
    details: { day, timeFrom },
  })
}
