import { canSeeAllOrders } from '@svetlitsa/domain/identity/user-group'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { orderDelivery } from '../../schema/delivery.table.ts'
import { checkout, shopOrder } from '../../schema/order.table.ts'
import { orderConfirmation } from '../../schema/order-confirmation.table.ts'

/** A seller sees the orders of the seller's own store (ADR 0041). */
export function buildStaffCondition({ session }: Context): SQL | undefined {
  if (canSeeAllOrders(session?.groups ?? [])) return undefined
  return buildStoreCondition(session?.storeId ?? 0)
}

/**
 * The orders of a store: supplied by it, picked up in it or made at its counter, and what was split from
 * one picked up in it until it has a delivery of its own. One set of parts, so that a query may begin
 * with the orders of the store.
 */
export function buildStoreCondition(storeId: number): SQL {
  return sql`${shopOrder.id} in (
    select o.id from ${shopOrder} o where o.place_id = ${storeId}
    union all select d.order_id from ${orderDelivery} d where d.store_id = ${storeId}
    union all select o.id from ${orderDelivery} d join ${shopOrder} o on o.parent_id = d.order_id
      where d.store_id = ${storeId}
        and not exists (select from ${orderDelivery} own where own.order_id = o.id)
    union all select o.id from ${orderConfirmation} c
      join ${shopOrder} o on o.basket_group = c.basket_group where c.store_id = ${storeId})`
}

/** An order that the member of staff may see, with its checkout's region; null for any other. */
export async function findStaffOrder(context: Context, guid: string) {
  const { id, basketGroup } = shopOrder
  const [row] = await context.db
    .select({ id, basketGroup, regionId: checkout.regionId })
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, basketGroup))
    .where(and(buildStaffCondition(context), eq(shopOrder.guid, guid)))
  return row ?? null
}

/** The buyer of an order that staff handed over, if the member of staff may see it. */
export async function findHandedOverBuyer(context: Context, guid: string) {
  const { confirmedAt } = orderConfirmation
  const [row] = await context.db
    .select({ phone: checkout.phone, number: shopOrder.number, confirmedAt })
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .innerJoin(orderConfirmation, eq(orderConfirmation.basketGroup, checkout.guid))
    .where(and(buildStaffCondition(context), eq(shopOrder.guid, guid)))
  return row ?? null
}

/**
 * Locks the checkout of an order and then the order, if the member of staff may see it. The orders of
 * a checkout share its coupon and its payments, so they are moved one after another.
 */
export async function lockRetailOrder(context: Context, tx: Db, guid: string) {
  const isOwn = and(buildStaffCondition(context), eq(shopOrder.guid, guid))
  const [found] = await tx
    .select({ basketGroup: shopOrder.basketGroup })
    .from(shopOrder)
    .where(isOwn)
  if (!found) return null
  await tx
    .select({ guid: checkout.guid })
    .from(checkout)
    .where(eq(checkout.guid, found.basketGroup))
    .for('no key update')
  const [order] = await tx.select().from(shopOrder).where(isOwn).for('update')
  return order ?? null
}

/** How an order is delivered; null where nothing was chosen. */
export async function findDeliveryKind(tx: Db, orderId: number): Promise<string | null> {
  const [row] = await tx
    .select({ kind: orderDelivery.kind })
    .from(orderDelivery)
    .where(eq(orderDelivery.orderId, orderId))
  return row?.kind ?? null
}
