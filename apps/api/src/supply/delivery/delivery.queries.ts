import type { AssemblyState } from '@svetlitsa/domain/assembly/assembly-state'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { orderDelivery } from '../../schema/delivery.table.ts'
import { checkout, orderLine, shopOrder } from '../../schema/order.table.ts'
import { offer, product } from '../../schema/product.table.ts'

export type ChosenDelivery = typeof orderDelivery.$inferSelect

/** What delivery needs to know of an order: weights, lines to assemble, supplying place. */
export interface DeliverableOrder {
  id: number
  /** The first order, of a follow-up order. */
  parentId: number | null
  number: string
  placeId: number
  goodsSum: number
  couponDiscount: number
  bonusSpent: number
  servicesSum: number
  paidSum: number
  total: number
  hasDelivery: boolean
  state: string
  assemblyState: AssemblyState
  regionId: number
  weightKg: number
  assemblySum: number
  goods: { name: string; quantity: number; byMetre: boolean }[]
}

/** What the price of a delivery depends on: an order, or goods that are not ordered yet. */
export type DeliveryLoad = Pick<
  DeliverableOrder,
  | 'id'
  | 'parentId'
  | 'state'
  | 'placeId'
  | 'goodsSum'
  | 'couponDiscount'
  | 'weightKg'
  | 'assemblySum'
>

/** The orders of a checkout, locked in a fixed order when they are about to be changed. */
export async function findDeliverableOrders(
  db: Db,
  basketGroup: string,
  { lock }: { lock: boolean },
): Promise<DeliverableOrder[]> {
  if (lock) {
    await db
      .select({ id: shopOrder.id })
      .from(shopOrder)
      .where(eq(shopOrder.basketGroup, basketGroup))
      .orderBy(asc(shopOrder.id))
      .for('update')
  }
  const rows = await db
    .select({
      id: shopOrder.id,
      parentId: shopOrder.parentId,
      number: shopOrder.number,
      placeId: shopOrder.placeId,
      goodsSum: shopOrder.goodsSum,
      couponDiscount: shopOrder.couponDiscount,
      bonusSpent: shopOrder.bonusSpent,
      servicesSum: shopOrder.servicesSum,
      paidSum: shopOrder.paidSum,
      total: shopOrder.total,
      hasDelivery: sql<boolean>`exists (select 1 from ${orderDelivery} where ${orderDelivery.orderId} = ${shopOrder.id})`,
      state: shopOrder.state,
      assemblyState: shopOrder.assemblyState,
      regionId: checkout.regionId,
      weightKg: sql<number>`coalesce(sum(${offer.weightKg} * ${orderLine.quantity}), 0)`,
      assemblySum: sql<number>`coalesce(sum(${orderLine.sum}) filter (where ${product.needsAssembly}), 0)::bigint`,
      goods: sql<{ name: string; quantity: number; byMetre: boolean }[]>`
        jsonb_agg(jsonb_build_object('name', ${orderLine.name}, 'quantity', ${orderLine.quantity}, 'byMetre', ${product.byMetre}) order by ${orderLine.id})`,
    })
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .innerJoin(orderLine, eq(orderLine.orderId, shopOrder.id))
    .innerJoin(offer, eq(offer.id, orderLine.offerId))
    .innerJoin(product, eq(product.id, offer.productId))
    .where(eq(shopOrder.basketGroup, basketGroup))
    .groupBy(shopOrder.id, checkout.regionId)
    .orderBy(asc(shopOrder.id))
  return rows
}

export async function findChosenDeliveries(db: Db, orderIds: number[]): Promise<ChosenDelivery[]> {
  if (orderIds.length === 0) return []
  return db.select().from(orderDelivery).where(inArray(orderDelivery.orderId, orderIds))
}

/** An order and whom messages about its delivery go to. */
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
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .where(eq(shopOrder.id, orderId))
  return order ?? null
}
