import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { orderDelivery } from '../../schema/delivery.table.ts'
import { checkout, shopOrder } from '../../schema/order.table.ts'
import { stockPlace } from '../../schema/stock.table.ts'

export type Buyer = Awaited<ReturnType<typeof findBuyer>>

export async function findBuyer(tx: Db, basketGroup: string) {
  const { language, phone, email } = checkout
  const [buyer] = await tx
    .select({ language, phone, email })
    .from(checkout)
    .where(eq(checkout.guid, basketGroup))
  if (!buyer) throw new Error(`checkout ${basketGroup} does not exist`)
  return buyer
}

/** How a packed order comes to its buyer; `place` is the address at which it waits to be picked up. */
export async function findHandOver(tx: Db, orderId: number) {
  const [row] = await tx
    .select({
      guid: shopOrder.guid,
      kind: orderDelivery.kind,
      day: orderDelivery.day,
      place: stockPlace.address,
    })
    .from(shopOrder)
    .leftJoin(orderDelivery, eq(orderDelivery.orderId, shopOrder.id))
    .innerJoin(
      stockPlace,
      eq(stockPlace.id, sql`coalesce(${orderDelivery.storeId}, ${shopOrder.placeId})`),
    )
    .where(eq(shopOrder.id, orderId))
  if (!row) throw new Error(`order ${orderId} does not exist`)
  return row
}

/** The day and hours at which an order is brought; null where none was chosen, or it is picked up. */
export async function findDeliveryDay(tx: Db, orderId: number) {
  const { day, timeFrom, timeTo, kind } = orderDelivery
  const [row] = await tx
    .select({ day, timeFrom, timeTo })
    .from(orderDelivery)
    .where(and(eq(orderDelivery.orderId, orderId), ne(kind, 'pickup')))
  return row ?? null
}
