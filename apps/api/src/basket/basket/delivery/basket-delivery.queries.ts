import { inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { offer } from '../../../schema/product.table.ts'

/** The weight of a piece of each offer, in kg. */
export async function findOfferWeights(
  db: Db,
  offerIds: readonly number[],
): Promise<Map<number, number>> {
  if (offerIds.length === 0) return new Map()
  const rows = await db
    .select({ id: offer.id, weightKg: offer.weightKg })
    .from(offer)
    .where(inArray(offer.id, [...offerIds]))
  return new Map(rows.map(({ id, weightKg }) => [id, weightKg ?? 0]))
}
