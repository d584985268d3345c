import type { Db } from '../../../platform/database/database.ts'
import { rebuildListings } from './rebuild-listings.ts'
import {
  claimStaleProducts,
  deleteOrphanMarks,
  hasStaleListings,
  noteBulkChange,
  notePageChange,
  postponeProduct,
} from './stale-listing.queries.ts'

/**
 * Rebuilds one batch of marked products and purges their pages in the same transaction. Several
 * processes may do so at once. A product whose rebuild fails alone is postponed behind all others.
 *
 * @param maxProducts small enough that a single change does not wait long behind a batch of a bulk
 * change.
 * @returns whether there was anything to rebuild.
 * @throws the error of the batch, which is rolled back as a whole.
 */
export async function rebuildStaleListings(db: Db, maxProducts: number): Promise<boolean> {
  if (!(await hasStaleListings(db))) return false
  let batch: number[] = []
  try {
    const didRebuild = await db.transaction(async (tx) => {
      const { productIds, isBulk } = await claimStaleProducts(tx, maxProducts)
      batch = productIds
      if (productIds.length === 0) return false
      const { sectionIds } = await rebuildListings(tx, productIds)
      if (!isBulk) await notePageChange(tx, productIds, sectionIds)
      return true
    })
    if (didRebuild) return true
  } catch (error) {
    const [only, ...others] = batch
    if (only !== undefined && others.length === 0) await postponeProduct(db, only)
    throw error
  }
  await deleteOrphanMarks(db)
  await noteBulkChange(db)
  return false
}
