import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { claim, claimMessage } from '../../schema/claim.table.ts'
import { checkout, orderLine, shopOrder } from '../../schema/order.table.ts'
import { offer, product } from '../../schema/product.table.ts'

/** A claim with the address parts of its order and the goods that it is about. */
export function selectClaims(db: Db) {
  return db
    .select({
      claim,
      order: { number: shopOrder.number, guid: shopOrder.guid },
      checkout: { name: checkout.name, phone: checkout.phone },
      line: { picture: orderLine.picture },
      offer: { guid: offer.guid, finish: offer.finish },
      product: { name: product.name, nameKk: product.nameKk, nameEn: product.nameEn },
    })
    .from(claim)
    .innerJoin(shopOrder, eq(shopOrder.id, claim.orderId))
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .leftJoin(orderLine, eq(orderLine.id, claim.orderLineId))
    .leftJoin(offer, eq(offer.id, orderLine.offerId))
    .leftJoin(product, eq(product.id, offer.productId))
}

export type ClaimView = Awaited<ReturnType<ReturnType<typeof selectClaims>['execute']>>[number]

/** The conversation about a claim, oldest first. */
export function findClaimMessages(db: Db, claimId: number) {
  return db
    .select()
    .from(claimMessage)
    .where(eq(claimMessage.claimId, claimId))
    .orderBy(asc(claimMessage.id))
}
