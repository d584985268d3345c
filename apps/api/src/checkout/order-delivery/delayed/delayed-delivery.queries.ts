import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { type deliverySlot, orderDelivery } from '../../../schema/delivery.table.ts'
import { checkout, orderEvent, shopOrder } from '../../../schema/order.table.ts'

type DeliveryKind = typeof orderDelivery.$inferSelect.kind

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
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .innerJoin(orderDelivery, eq(orderDelivery.orderId, shopOrder.id))
    .where(and(eq(shopOrder.guid, orderGuid), eq(checkout.userId, userId)))
    .for('update', { of: [shopOrder, orderDelivery] })
  return found ?? null
}

/** Names the day of a delivery that is locked; nothing else of it changes. */
export async function saveDeliveryDay(
  tx: Db,
  {
    orderId,
    kind,
    slot: { id, day, timeFrom, timeTo },
    userId,
  }: {
    orderId: number
    kind: DeliveryKind
    slot: typeof deliverySlot.$inferSelect
    userId: number | null
  },
): Promise<void> {
  await tx
    .update(orderDelivery)
    .set({ slotId: id, day, timeFrom, timeTo, savedAt: sql`now()` })
    .where(eq(orderDelivery.orderId, orderId))
  await tx.insert(orderEvent).values({
    orderId,
    kind: 'delivery',
    toState: kind,
    userId,
    details: { day, timeFrom },
  })
}
