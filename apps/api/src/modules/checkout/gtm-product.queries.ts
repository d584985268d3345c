import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { coupon, couponUse } from '../coupon/coupon.table.ts'
import { orderLine, shopOrder } from '../order/order.table.ts'
import { offer, product } from '../product/product.table.ts'
import { section } from '../section/section.table.ts'
import { vendor } from '../vendor/vendor.table.ts'

/** What analytics reports of offers besides their price. */
export async function findReportedOffers(db: Db, offerIds: readonly number[]) {
  if (offerIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: offer.id,
      name: product.name,
      brand: vendor.name,
      finish: offer.finish,
      size: offer.size,
      sections: sql<string[]>`(
        select coalesce(array_agg(above.name order by at.place), '{}')
        from unnest(${section.path}) with ordinality as at(id, place)
        join ${section} as above on above.id = at.id)`,
    })
    .from(offer)
    .innerJoin(product, eq(product.id, offer.productId))
    .innerJoin(vendor, eq(vendor.id, product.vendorId))
    .innerJoin(section, eq(section.id, product.sectionId))
    .where(inArray(offer.id, [...offerIds]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The lines of a checkout's orders, with the coupon that they used. */
export async function findOrderedLines(db: Db, checkoutGuid: string) {
  const lines = await db
    .select({
      offerId: orderLine.offerId,
      price: orderLine.price,
      quantity: orderLine.quantity,
    })
    .from(orderLine)
    .innerJoin(shopOrder, eq(shopOrder.id, orderLine.orderId))
    .where(eq(shopOrder.checkoutGuid, checkoutGuid))
    .orderBy(asc(orderLine.id))
  const [used] = await db
    .select({ code: coupon.code })
    .from(couponUse)
    .innerJoin(coupon, eq(coupon.id, couponUse.couponId))
    .where(eq(couponUse.checkoutGuid, checkoutGuid))
  return { lines, coupon: used?.code ?? '' }
}
