import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { offer } from '../../schema/product.table.ts'

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

/** The offers with exactly this barcode or article, in any case of letters. */
export async function findOffersByCode(db: Db, code: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select o.id from offer o where o.is_active and (o.barcode = ${code} or o.article = ${code}
      or o.article = upper(${code}))
    order by (o.barcode = ${code}) desc nulls last, o.id limit 20`)
  return rows.map(({ id }) => id)
}
