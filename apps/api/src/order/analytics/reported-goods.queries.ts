import type { CardPicture } from '@svetlitsa/domain/card/card'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { pictureJson } from '../../catalogue/product/card/card-source.queries.ts'
import type { Db } from '../../platform/database/database.ts'
import { coupon, couponUse } from '../../schema/coupon.table.ts'
import { checkout, orderLine, shopOrder } from '../../schema/order.table.ts'
import { offer, product } from '../../schema/product.table.ts'
import { section } from '../../schema/section.table.ts'
import { vendor } from '../../schema/vendor.table.ts'

/** What analytics and the summary show of offers besides their price, by their ids. */
export async function findReportedOffers(db: Db, offerIds: readonly number[]) {
  const rows = await db
    .select({
      id: offer.id,
      name: product.name,
      brand: vendor.name,
      finish: offer.finish,
      size: offer.size,
      byMetre: product.byMetre,
      picture: sql<CardPicture | null>`(
        select ${pictureJson} from picture pic
        where pic.product_id = ${product.id} and (pic.offer_id = ${offer.id} or pic.offer_id is null)
        order by pic.offer_id nulls last, pic.position limit 1)`,
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

/** The lines of a checkout's orders as they were ordered, and the coupon that they used. */
export async function findOrderedGoods(db: Db, basketGroup: string) {
  const lines = await db
    .select({
      number: shopOrder.number,
      total: shopOrder.total,
      currency: checkout.currencyCode,
      offerId: orderLine.offerId,
      name: orderLine.name,
      brand: orderLine.vendorName,
      price: orderLine.price,
      quantity: orderLine.quantity,
    })
    .from(checkout)
    .innerJoin(shopOrder, eq(shopOrder.basketGroup, checkout.guid))
    .innerJoin(orderLine, eq(orderLine.orderId, shopOrder.id))
    .where(eq(checkout.guid, basketGroup))
    .orderBy(asc(shopOrder.id), asc(orderLine.id))
  const [used] = await db
    .select({ code: coupon.code })
    .from(couponUse)
    .innerJoin(coupon, eq(coupon.id, couponUse.couponId))
    .where(eq(couponUse.basketGroup, basketGroup))
  return { lines, coupon: used?.code ?? null }
}
