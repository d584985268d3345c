import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { coupon, couponUse } from '../coupon/coupon.table.ts'
import { checkout, orderLine, shopOrder } from '../order/order.table.ts'
import { offer, product } from '../product/product.table.ts'
import { section } from '../section/section.table.ts'

/** The orders of a checkout in the shape that analytics expects, or null when there are none. */
export async function findPurchase(db: Db, basketGroup: string) {
  const rows = await db
    .select({
      number: shopOrder.number,
      total: shopOrder.total,
      currency: checkout.currencyCode,
      line: {
        id: sql<string>`${orderLine.offerId}::text`,
        name: orderLine.name,
        brand: orderLine.vendorName,
        price: orderLine.price,
        quantity: orderLine.quantity,
        sections: sql<string[]>`(
          select coalesce(array_agg(above.name order by at.place), '{}')
          from unnest(${section.path}) with ordinality as at(id, place)
          join ${section} as above on above.id = at.id)`,
      },
    })
    .from(checkout)
    .innerJoin(shopOrder, eq(shopOrder.checkoutGuid, checkout.guid))
    .innerJoin(orderLine, eq(orderLine.orderId, shopOrder.id))
    .innerJoin(offer, eq(offer.id, orderLine.offerId))
    .innerJoin(product, eq(product.id, offer.productId))
    .innerJoin(section, eq(section.id, product.sectionId))
    .where(eq(checkout.guid, basketGroup))
    .orderBy(asc(shopOrder.id), asc(orderLine.id))
  const [first] = rows
  if (!first) return null
  const code = await findCouponCode(db, basketGroup)
  const linesByNumber = Map.groupBy(rows, ({ number }) => number)
  return {
    currency: first.currency,
    orders: [...linesByNumber].map(([number, lines]) => ({
      number,
      total: lines[0]?.total ?? 0,
      coupon: code,
      lines: lines.map(({ line }) => line),
    })),
  }
}

async function findCouponCode(db: Db, basketGroup: string): Promise<string | null> {
  const [used] = await db
    .select({ code: coupon.code })
    .from(couponUse)
    .innerJoin(coupon, eq(coupon.id, couponUse.couponId))
    .where(eq(couponUse.checkoutGuid, basketGroup))
  return used?.code ?? null
}
