import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { offer, product } from '../../schema/product.table.ts'

/** Why the price of an offer is not set by hand: it does not exist, or is a kit, priced by its parts. */
export async function findOfferRefusal(
  db: Db,
  offerId: number,
): Promise<'notListed' | 'pricedByParts' | null> {
  const [found] = await db
    .select({ isKit: product.isKit })
    .from(offer)
    .innerJoin(product, eq(product.id, offer.productId))
    .where(eq(offer.id, offerId))
  if (!found) return 'notListed'
  return found.isKit ? 'pricedByParts' : null
}
