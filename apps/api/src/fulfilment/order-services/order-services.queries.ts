import { eq } from 'drizzle-orm'
import { type EventCause, recordOrderEvent } from '../../order/state/order-state.queries.ts'
import type { Db } from '../../platform/database/database.ts'
import { orderDelivery } from '../../schema/delivery.table.ts'
import { checkout, shopOrder } from '../../schema/order.table.ts'

/** An order by its guid with its checkout, whoever asks: the caller decides who may see it. */
export async function findOrderWithCheckout(db: Db, orderGuid: string) {
  const [row] = await db
    .select({ orderId: shopOrder.id, checkout })
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .where(eq(shopOrder.guid, orderGuid))
  return row ?? null
}

/** The sums that the services of an order are part of. */
export async function findServiceSums(db: Db, orderId: number) {
  const { deliverySum, servicesSum, total } = shopOrder
  const [row] = await db
    .select({ deliverySum, servicesSum, total })
    .from(shopOrder)
    .where(eq(shopOrder.id, orderId))
  if (!row) throw new Error(`order ${orderId} does not exist`)
  return row
}

interface SavedServices {
  orderId: number
  delivery: Omit<typeof orderDelivery.$inferInsert, 'orderId'>
  sums: { deliverySum: number; servicesSum: number; total: number }
}

/** Saves the services and sums of a locked order with their event; returns the event's id. */
export async function saveServices(
  tx: Db,
  { orderId, delivery, sums }: SavedServices,
  cause: EventCause,
): Promise<number> {
  await tx
    .insert(orderDelivery)
    .values({ orderId, ...delivery })
    .onConflictDoUpdate({ target: orderDelivery.orderId, set: delivery })
  await tx.update(shopOrder).set(sums).where(eq(shopOrder.id, orderId))
  const { kind, day = null, timeFrom = null } = delivery
  const event = { orderId, kind: 'delivery', fromState: null, toState: kind } as const
  return recordOrderEvent(tx, event, { ...cause, details: { ...sums, day, timeFrom } })
}
