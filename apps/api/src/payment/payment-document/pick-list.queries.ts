import { and, asc, eq, gt } from 'drizzle-orm'
import { buildStaffCondition } from '../../order/access/retail-order.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import { orderDelivery } from '../../schema/delivery.table.ts'
import { checkout, orderLine, shopOrder } from '../../schema/order.table.ts'
import { stockPlace } from '../../schema/stock.table.ts'

export type PickList = NonNullable<Awaited<ReturnType<typeof findPickList>>>

/** What is to be picked for an order that the member of staff may see, and for whom. */
export async function findPickList(context: Context, number: string) {
  const { db } = context
  const [order] = await db
    .select({
      id: shopOrder.id,
      number: shopOrder.number,
      createdAt: shopOrder.createdAt,
      placeName: stockPlace.name,
      placeAddress: stockPlace.address,
      name: checkout.name,
      regionId: checkout.regionId,
      description: orderDelivery.description,
      address: orderDelivery.address,
      day: orderDelivery.day,
      timeFrom: orderDelivery.timeFrom,
      timeTo: orderDelivery.timeTo,
      comment: orderDelivery.comment,
    })
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .innerJoin(stockPlace, eq(stockPlace.id, shopOrder.placeId))
    .leftJoin(orderDelivery, eq(orderDelivery.orderId, shopOrder.id))
    .where(and(eq(shopOrder.number, number), buildStaffCondition(context)))
  if (!order) return null
  const { article, name, quantity } = orderLine
  const lines = await db
    .select({ article, name, quantity })
    .from(orderLine)
    .where(and(eq(orderLine.orderId, order.id), gt(quantity, 0)))
    .orderBy(asc(orderLine.id))
  return { ...order, lines }
}
