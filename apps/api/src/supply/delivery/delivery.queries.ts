import type { LocalTime } from '@svetlitsa/domain/date/moment'
import { canDeliverToRegion } from '@svetlitsa/domain/delivery/delivery-kind'
import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { deliverySlot, deliveryTariff, orderDelivery } from '../../schema/delivery.table.ts'
import { checkout, orderLine, shopOrder } from '../../schema/order.table.ts'
import { offer, product } from '../../schema/product.table.ts'
import { regionWarehouse } from '../../schema/region.table.ts'
import { stockPlace } from '../../schema/stock.table.ts'
import type { Region } from '../../shop/region/region-directory.ts'

export type TariffRow = typeof deliveryTariff.$inferSelect
export type ChosenDelivery = typeof orderDelivery.$inferSelect
export type PlaceRow = typeof stockPlace.$inferSelect

/** A warehouse that supplies a region. */
export interface Warehouse {
  place: PlaceRow
  leadDays: number
}

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

export async function findTariffs(
  db: Db,
  region: Pick<Region, 'id' | 'regionType'>,
): Promise<TariffRow[]> {
  const rows = await db
    .select()
    .from(deliveryTariff)
    .where(and(eq(deliveryTariff.regionId, region.id), eq(deliveryTariff.isActive, true)))
    .orderBy(asc(deliveryTariff.position), asc(deliveryTariff.id))
  return rows.filter(({ kind }) => canDeliverToRegion(kind, region))
}

/** Stores of a region and the warehouses that supply it, nearest first. */
export async function findPlaces(db: Db, regionId: number) {
  const [stores, warehouses] = await Promise.all([
    db
      .select()
      .from(stockPlace)
      .where(
        and(
          eq(stockPlace.regionId, regionId),
          eq(stockPlace.kind, 'store'),
          eq(stockPlace.isActive, true),
        ),
      )
      .orderBy(asc(stockPlace.position), asc(stockPlace.id)),
    db
      .select({ place: stockPlace, leadDays: regionWarehouse.leadDays })
      .from(regionWarehouse)
      .innerJoin(stockPlace, eq(stockPlace.id, regionWarehouse.warehouseId))
      .where(eq(regionWarehouse.regionId, regionId))
      .orderBy(asc(regionWarehouse.position)),
  ])
  return { stores, warehouses }
}

/** The warehouse that sends the goods of a place: a store's leave from the nearest warehouse. */
export function findSupplier(
  warehouses: readonly Warehouse[],
  placeId: number,
): Warehouse | undefined {
  return warehouses.find(({ place }) => place.id === placeId) ?? warehouses[0]
}

/** The days on which deliveries are offered. */
export interface ShownDays {
  fromDay: string
  toDay: string
  /** In the region that is delivered to: a window that has begun there is over. */
  localTime: LocalTime
}

/** Whether a slot is on one of the days and has not begun. */
function isShown({ fromDay, toDay, localTime: { day, hour, minute } }: ShownDays) {
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
  return and(
    gte(deliverySlot.day, fromDay),
    lt(deliverySlot.day, toDay),
    sql`(${deliverySlot.day}, ${deliverySlot.timeFrom}) > (${day}::date, ${time}::text)`,
  )
}

export async function findSlots(db: Db, warehouseId: number, shown: ShownDays) {
  return db
    .select()
    .from(deliverySlot)
    .where(and(eq(deliverySlot.warehouseId, warehouseId), isShown(shown)))
    .orderBy(asc(deliverySlot.day), asc(deliverySlot.timeFrom))
}

export async function findChosenDeliveries(db: Db, orderIds: number[]): Promise<ChosenDelivery[]> {
  if (orderIds.length === 0) return []
  return db.select().from(orderDelivery).where(inArray(orderDelivery.orderId, orderIds))
}

/** Reserves capacity in a slot; null when it is full, not shown or belongs to another warehouse. */
export async function reserveSlot(tx: Db, slotId: number, warehouseId: number, shown: ShownDays) {
  const [reserved] = await tx
    .update(deliverySlot)
    .set({ taken: sql`${deliverySlot.taken} + 1` })
    .where(
      and(
        eq(deliverySlot.id, slotId),
        eq(deliverySlot.warehouseId, warehouseId),
        sql`${deliverySlot.taken} < ${deliverySlot.capacity}`,
        isShown(shown),
      ),
    )
    .returning()
  return reserved ?? null
}

export async function releaseSlot(tx: Db, slotId: number): Promise<void> {
  await tx
    .update(deliverySlot)
    .set({ taken: sql`${deliverySlot.taken} - 1` })
    .where(eq(deliverySlot.id, slotId))
}
