import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { checkout, shopOrder } from '../../schema/order.table.ts'

/** Frees the delivery slots of locked orders. */
export async function releaseSlots(tx: Db, orderIds: readonly number[]): Promise<void> {
  const ids = sql`any(${sql.param([...orderIds])}::int[])`
  await tx.execute(sql`
    update delivery_slot d set taken = taken - freed.orders
    from (select slot_id, count(*) as orders from order_delivery
      where order_id = ${ids} group by slot_id) freed
    where freed.slot_id = d.id`)
  await tx.execute(sql`update order_delivery set slot_id = null where order_id = ${ids}`)
}

/** The time of an order that was cancelled and is opened again may be taken: it is agreed anew. */
export async function forgetDeliveryDay(tx: Db, orderIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update order_delivery set day = null, time_from = null, time_to = null
    where order_id = any(${sql.param([...orderIds])}::int[])`)
}

/** An order and whom messages about it go to. */
export async function findOrderBuyer(tx: Db, orderId: number) {
  const [order] = await tx
    .select({
      state: shopOrder.state,
      number: shopOrder.number,
      language: checkout.language,
      phone: checkout.phone,
      email: checkout.email,
    })
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.checkoutGuid))
    .where(eq(shopOrder.id, orderId))
  return order ?? null
}
