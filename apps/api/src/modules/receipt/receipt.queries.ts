import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { offer } from '../catalogue/product.table.ts'
import { orderDelivery } from '../delivery/delivery.table.ts'
import { checkout, orderEvent, orderLine, shopOrder } from '../order/order.table.ts'
import { currency, region } from '../region/region.table.ts'
import { stockPlace } from '../stock/stock.table.ts'
import { userAccount } from '../user/user.table.ts'

const guidShape = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i

/** Whether a link's code can be a guid at all: PostgreSQL refuses others with a fault. */
export function isGuid(code: string): boolean {
  return guidShape.test(code)
}

const money = {
  id: shopOrder.id,
  guid: shopOrder.guid,
  number: shopOrder.number,
  state: shopOrder.state,
  paymentState: shopOrder.paymentState,
  total: shopOrder.total,
  deliverySum: shopOrder.deliverySum,
  servicesSum: shopOrder.servicesSum,
  paidSum: shopOrder.paidSum,
  refundedSum: shopOrder.refundedSum,
  percentPrepayment: shopOrder.percentPrepayment,
  regionPrepayment: region.minPercentPrepayment,
  kz: region.kz,
  hasPartner: region.hasPartner,
  sign: currency.sign,
  code: currency.code,
  checkoutGuid: checkout.guid,
  changedAt: sql<string>`coalesce((select max(e.created_at) from ${orderEvent} e
    where e.order_id = ${shopOrder.id} and e.kind = 'payment'), ${shopOrder.createdAt})::text`,
}

function ordersOf(db: Db) {
  return db
    .select(money)
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.checkoutGuid))
    .innerJoin(region, eq(region.id, checkout.regionId))
    .innerJoin(currency, eq(currency.code, checkout.currencyCode))
}

export type PaidOrder = Awaited<ReturnType<ReturnType<typeof ordersOf>['execute']>>[number]

/** An order by the guid that a link of it carries. */
export async function findOrderOfLink(db: Db, guid: string): Promise<PaidOrder | null> {
  if (!isGuid(guid)) return null
  const [row] = await ordersOf(db).where(eq(shopOrder.guid, guid))
  return row ?? null
}

export async function findCheckoutOfLink(db: Db, code: string): Promise<PaidOrder[]> {
  if (!isGuid(code)) return []
  return ordersOf(db).where(eq(checkout.guid, code)).orderBy(asc(shopOrder.id))
}

/** What goes with an order, from where to where, by its number. */
export async function findWaybill(db: Db, number: string) {
  const [order] = await db
    .select({
      id: shopOrder.id,
      number: shopOrder.number,
      state: shopOrder.state,
      from: stockPlace.name,
      kind: orderDelivery.kind,
      description: orderDelivery.description,
      address: orderDelivery.address,
      day: orderDelivery.day,
      storeId: orderDelivery.storeId,
    })
    .from(shopOrder)
    .innerJoin(stockPlace, eq(stockPlace.id, shopOrder.placeId))
    .leftJoin(orderDelivery, eq(orderDelivery.orderId, shopOrder.id))
    .where(eq(shopOrder.number, number))
  if (!order) return null
  const lines = await db
    .select({
      article: orderLine.article,
      name: orderLine.name,
      quantity: orderLine.quantity,
      weightKg: offer.weightKg,
      boxes: offer.boxes,
    })
    .from(orderLine)
    .innerJoin(offer, eq(offer.id, orderLine.offerId))
    .where(eq(orderLine.orderId, order.id))
    .orderBy(asc(orderLine.id))
  return { order, lines }
}

/** An assembler by the code of the link, as an account. */
export async function findAssemblerOfLink(db: Db, code: string) {
  if (!isGuid(code)) return null
  const [row] = await db
    .select({
      name: userAccount.name,
      groups: userAccount.groups,
      createdAt: userAccount.createdAt,
      deletedAt: userAccount.deletedAt,
    })
    .from(userAccount)
    .where(eq(userAccount.guid, code))
  return row ?? null
}
