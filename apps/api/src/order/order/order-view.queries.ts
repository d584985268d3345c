import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { orderDelivery } from '../../schema/delivery.table.ts'
import { checkout, orderEvent, orderLine, shopOrder } from '../../schema/order.table.ts'
import { offer, product } from '../../schema/product.table.ts'
import { currency, region } from '../../schema/region.table.ts'
import { section } from '../../schema/section.table.ts'
import { joinLedger } from '../../shop/due-sum/due-sum.queries.ts'

export type OrderRow = Awaited<ReturnType<typeof findOrderRows>>[number]

/** Orders with their checkout, region and delivery. */
export async function findOrderRows(db: Db, where: SQL | undefined) {
  const ledger = joinLedger(sql`shop_order`)
  return db
    .select({
      order: shopOrder,
      credited: ledger.credited,
      due: ledger.due,
      checkout,
      region,
      sign: currency.sign,
      delivery: orderDelivery,
    })
    .from(shopOrder)
    .crossJoinLateral(ledger.table)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .innerJoin(region, eq(region.id, checkout.regionId))
    .innerJoin(currency, eq(currency.code, checkout.currencyCode))
    .leftJoin(orderDelivery, eq(orderDelivery.orderId, shopOrder.id))
    .where(where)
    .orderBy(asc(shopOrder.id))
    .limit(50)
}

/** The lines of orders as their pages show them. */
export async function findShownLines(db: Db, orderIds: number[]) {
  return db
    .select({
      orderId: orderLine.orderId,
      lineId: orderLine.id,
      offerId: orderLine.offerId,
      name: orderLine.name,
      article: orderLine.article,
      file: orderLine.picture,
      quantity: orderLine.quantity,
      byMetre: product.byMetre,
      price: orderLine.price,
      oldPrice: orderLine.oldPrice,
      sum: orderLine.sum,
      productCode: product.code,
      sectionCode: section.code,
    })
    .from(orderLine)
    .innerJoin(offer, eq(offer.id, orderLine.offerId))
    .innerJoin(product, eq(product.id, offer.productId))
    .innerJoin(section, eq(section.id, product.sectionId))
    .where(and(inArray(orderLine.orderId, orderIds), gt(orderLine.quantity, 0)))
    .orderBy(asc(orderLine.id))
}

/** The states that orders went through. */
export async function findStates(db: Db, orderIds: number[]) {
  return db
    .select({ orderId: orderEvent.orderId, state: orderEvent.toState, at: orderEvent.createdAt })
    .from(orderEvent)
    .where(and(inArray(orderEvent.orderId, orderIds), eq(orderEvent.kind, 'state')))
    .orderBy(asc(orderEvent.id))
}
