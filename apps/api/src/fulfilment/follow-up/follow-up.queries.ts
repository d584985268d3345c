import { buildFollowUpId } from '@svetlitsa/domain/order/follow-up'
import type { LineSums } from '@svetlitsa/domain/order/order-line'
import { eq } from 'drizzle-orm'
import type { LockedLine } from '../../order/order/order.queries.ts'
import type { Db } from '../../platform/database/database.ts'
import { orderDelivery } from '../../schema/delivery.table.ts'
import { orderLine, shopOrder } from '../../schema/order.table.ts'

type OrderRow = typeof shopOrder.$inferSelect
type FollowUpSums = Pick<
  OrderRow,
  'goodsSum' | 'couponDiscount' | 'bonusSpent' | 'servicesSum' | 'total'
>

/**
 * Adds the next follow-up of an order's first order, in the order's state and without delivery. The
 * checkout is locked, so that two are not numbered alike.
 */
export async function insertFollowUp(tx: Db, order: OrderRow, sums: FollowUpSums) {
  const parentId = order.parentId ?? order.id
  const earlier = await tx.$count(shopOrder, eq(shopOrder.parentId, parentId))
  const { basketGroup, placeId, state, percentPrepayment, placedAt } = order
  const [followUp] = await tx
    .insert(shopOrder)
    .values({
      number: buildFollowUpId(order.number, earlier + 1),
      parentId,
      basketGroup,
      placeId,
      state,
      percentPrepayment,
      placedAt,
      ...sums,
    })
    .returning({ id: shopOrder.id, guid: shopOrder.guid, number: shopOrder.number })
  if (!followUp) throw new Error('the follow-up order was not saved')
  return followUp
}

/** Moves a whole line to another order, or part of it as a line of its own; returns that line's id. */
export async function moveLine(
  tx: Db,
  {
    line,
    kept,
    taken,
    orderId,
  }: { line: LockedLine; kept: LineSums; taken: LineSums; orderId: number },
): Promise<number> {
  if (kept.quantity === 0) {
    await tx.update(orderLine).set({ orderId }).where(eq(orderLine.id, line.id))
    return line.id
  }
  const { offerId, kitId, name, article, vendorName, picture, price, oldPrice } = line
  const copy = { offerId, kitId, name, article, vendorName, picture, price, oldPrice }
  const [moved] = await tx
    .insert(orderLine)
    .values({ orderId, ...copy, ...taken })
    .returning({ id: orderLine.id })
  if (!moved) throw new Error('the moved line was not saved')
  return moved.id
}

/** What the assembly of an order was agreed to cost. */
export async function findAssemblyPrice(tx: Db, orderId: number): Promise<number> {
  const [row] = await tx
    .select({ price: orderDelivery.assemblyPrice })
    .from(orderDelivery)
    .where(eq(orderDelivery.orderId, orderId))
  return row?.price ?? 0
}

/** Stores what an order's assembly costs; an order without anything to assemble gives it up. */
export async function saveAssemblyPrice(
  tx: Db,
  orderId: number,
  { assembly, assemblyPrice }: { assembly: boolean; assemblyPrice: number },
): Promise<void> {
  await tx
    .update(orderDelivery)
    .set(assembly ? { assemblyPrice } : { assemblyPrice, assembly })
    .where(eq(orderDelivery.orderId, orderId))
}
