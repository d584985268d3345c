import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { orderDelivery } from '../../delivery/delivery.table.ts'
import { stockPlace } from '../../stock/stock.table.ts'
import { checkout, shopOrder } from '../order.table.ts'

export type Buyer = Awaited<ReturnType<typeof findBuyer>>

export async function findBuyer(tx: Db, checkoutGuid: string) {
  const { language, phone, email } = checkout
  const [buyer] = await tx
    .select({ language, phone, email })
    .from(checkout)
    .where(eq(checkout.guid, checkoutGuid))
  if (!buyer) throw new Error(`checkout ${checkoutGuid} does not exist`)
  return buyer
}

/** The address at which an order waits: of the chosen store, or of the place that supplies it. */
export async function findPickUpPlace(tx: Db, orderId: number): Promise<string> {
  const [place] = await tx
    .select({ address: stockPlace.address })
    .from(shopOrder)
    .leftJoin(orderDelivery, eq(orderDelivery.orderId, shopOrder.id))
    .innerJoin(
      stockPlace,
      eq(stockPlace.id, sql`coalesce(${orderDelivery.storeId}, ${shopOrder.placeId})`),
    )
    .where(eq(shopOrder.id, orderId))
  return place?.address ?? ''
}

/** The day and hours of an order's delivery, where one was chosen. */
export async function findDeliveryDay(tx: Db, orderId: number) {
  const { day, timeFrom, timeTo } = orderDelivery
  const [row] = await tx
    .select({ day, timeFrom, timeTo })
    .from(orderDelivery)
    .where(eq(orderDelivery.orderId, orderId))
  return row ?? null
}
