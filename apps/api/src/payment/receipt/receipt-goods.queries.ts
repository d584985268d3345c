import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { orderLine, shopOrder } from '../../schema/order.table.ts'
import { orderReturn, orderReturnLine } from '../../schema/order-return.table.ts'

/** What an order consists of, for its receipt. */
export async function findReceiptOrder(tx: Db, orderId: number) {
  const { deliverySum, servicesSum } = shopOrder
  const [sums] = await tx
    .select({ deliverySum, servicesSum })
    .from(shopOrder)
    .where(eq(shopOrder.id, orderId))
  if (!sums) throw new Error(`order ${orderId} of the receipt does not exist`)
  const lines = await tx
    .select({
      name: orderLine.name,
      quantity: orderLine.quantity,
      sum: sql<number>`${orderLine.sum} - ${orderLine.bonusSpent}`,
    })
    .from(orderLine)
    .where(and(eq(orderLine.orderId, orderId), gt(orderLine.quantity, 0)))
    .orderBy(asc(orderLine.id))
  return { ...sums, lines }
}

/** What a return consists of, for its receipt. */
export async function findReceiptReturn(tx: Db, returnId: number) {
  const { deliverySum, servicesSum } = orderReturn
  const [sums] = await tx
    .select({ deliverySum, servicesSum })
    .from(orderReturn)
    .where(eq(orderReturn.id, returnId))
  if (!sums) throw new Error(`return ${returnId} of the receipt does not exist`)
  const { quantity, orderLineId } = orderReturnLine
  const lines = await tx
    .select({
      name: orderLine.name,
      quantity,
      sum: sql<number>`${orderReturnLine.sum} - ${orderReturnLine.bonusSpent}`,
    })
    .from(orderReturnLine)
    .innerJoin(orderLine, eq(orderLine.id, orderLineId))
    .where(eq(orderReturnLine.returnId, returnId))
    .orderBy(asc(orderLineId))
  return { ...sums, lines }
}
