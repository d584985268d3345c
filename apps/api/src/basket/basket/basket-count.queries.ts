import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { basket, basketLine } from '../../schema/basket.table.ts'
import { offer, product } from '../../schema/product.table.ts'

/** Number of pieces in a basket, as the header shows it; a line sold by the metre counts as one. */
export async function countBasket(
  db: Db,
  owner: { userId: number | null; id: number } | null,
): Promise<number> {
  if (!owner) return 0
  const [row] = await db
    .select({
      pieces: sql<number>`coalesce(sum(case when ${product.byMetre} then 1
        else ${basketLine.quantity} end), 0)::float`,
    })
    .from(basketLine)
    .innerJoin(basket, eq(basket.id, basketLine.basketId))
    .innerJoin(offer, eq(offer.id, basketLine.offerId))
    .innerJoin(product, eq(product.id, offer.productId))
    .where(owner.userId === null ? eq(basket.sessionId, owner.id) : eq(basket.userId, owner.userId))
  return row?.pieces ?? 0
}
