import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { offer } from '../product/product.table.ts'

const MAX_OFFERS = 400

/** Ids of the offers on sale of these products. */
export async function findOfferIds(db: Db, productIds: readonly number[]): Promise<number[]> {
  if (productIds.length === 0) return []
  const rows = await db
    .select({ id: offer.id })
    .from(offer)
    .where(and(inArray(offer.productId, [...productIds]), eq(offer.isActive, true)))
    .orderBy(offer.productId, offer.position, offer.id)
    .limit(MAX_OFFERS)
  return rows.map(({ id }) => id)
}
