import { and, eq, gt, gte, lt, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { orderDelivery } from '../../../schema/delivery.table.ts'
import { shopOrder } from '../../../schema/order.table.ts'
import { stockPlace } from '../../../schema/stock.table.ts'

interface PickupWindow {
  date: string
  timeFrom: string
  timeTo: string
}

/** The windows that orders other than one have in a store, each as often as it is taken. */
export function findTakenWindows(
  db: Db,
  { storeId, orderId, ...days }: { storeId: number; orderId: number; from: string; to: string },
): Promise<PickupWindow[]> {
  return db
    .select({
      date: sql<string>`${orderDelivery.day}`,
      timeFrom: sql<string>`${orderDelivery.timeFrom}`,
      timeTo: sql<string>`${orderDelivery.timeTo}`,
    })
    .from(orderDelivery)
    .innerJoin(shopOrder, eq(shopOrder.id, orderDelivery.orderId))
    .where(
      and(
        isTaken(storeId, orderId),
        gte(orderDelivery.day, days.from),
        lte(orderDelivery.day, days.to),
      ),
    )
}

/**
 * Whether a window has room for an order. Locks the store until the end of the transaction, so that of
 * two orders for the last place one gets it. Hours of a store can change: windows that overlap count.
 */
export async function reservePickupWindow(
  tx: Db,
  { storeId, orderId, time }: { storeId: number; orderId: number; time: PickupWindow },
): Promise<boolean> {
  const [store] = await tx
    .select({ capacity: stockPlace.pickupCapacity })
    .from(stockPlace)
    .where(eq(stockPlace.id, storeId))
    .for('no key update')
  const [found] = await tx
    .select({ taken: sql<number>`count(*)::int` })
    .from(orderDelivery)
    .innerJoin(shopOrder, eq(shopOrder.id, orderDelivery.orderId))
    .where(
      and(
        isTaken(storeId, orderId),
        eq(orderDelivery.day, time.date),
        lt(orderDelivery.timeFrom, time.timeTo),
        gt(orderDelivery.timeTo, time.timeFrom),
      ),
    )
  return (found?.taken ?? 0) < (store?.capacity ?? 0)
}

/** Nobody comes for a cancelled order. */
function isTaken(storeId: number, orderId: number) {
  return and(
    eq(orderDelivery.kind, 'pickup'),
    eq(orderDelivery.storeId, storeId),
    ne(orderDelivery.orderId, orderId),
    ne(shopOrder.state, 'cancelled'),
  )
}
