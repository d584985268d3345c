import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { basket, basketLine } from '../../schema/basket.table.ts'
import { offer, product } from '../../schema/product.table.ts'

/** The offers in the basket of a customer, or of a guest's session. */
export function findBasketOffers(
  db: Db,
  owner: { userId: number | null; id: number },
): Promise<{ offerId: number; quantity: number; byMetre: boolean }[]> {
  return db
    .select({
      offerId: basketLine.offerId,
      quantity: basketLine.quantity,
      byMetre: product.byMetre,
    })
    .from(basketLine)
    .innerJoin(basket, eq(basket.id, basketLine.basketId))
    .innerJoin(offer, eq(offer.id, basketLine.offerId))
    .innerJoin(product, eq(product.id, offer.productId))
    .where(owner.userId === null ? eq(basket.sessionId, owner.id) : eq(basket.userId, owner.userId))
    .orderBy(asc(basketLine.id))
}
