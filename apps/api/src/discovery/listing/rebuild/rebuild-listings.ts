import { findCardSources } from '../../../catalogue/product/card/card-source.queries.ts'
import { composeCards } from '../../../catalogue/product/card/compose-cards.ts'
import { findRewardPercent } from '../../../catalogue/product/card/find-reward-percent.queries.ts'
import type { Db } from '../../../platform/database/database.ts'
import { deleteListings, insertListings, lockProducts } from './listing.queries.ts'

/** Batch size of bulk writers: large enough that there are few statements. */
export const PRODUCTS_AT_ONCE = 400

/**
 * Rebuilds the list rows of these products in every price zone, in the caller's transaction. Two
 * rebuilds of one product run one after the other, so the second sees every change that the first
 * has seen.
 *
 * @returns ids of the sections that contained the products before or contain them now, with their
 * ancestors.
 */
export async function rebuildListings(
  tx: Db,
  productIds: readonly number[],
): Promise<{ sectionIds: number[] }> {
  await lockProducts(tx, productIds)
  const sources = await findCardSources(tx, productIds)
  const rewardPercent = await findRewardPercent(tx)
  const previousSectionIds = await deleteListings(tx, productIds)
  await insertListings(
    tx,
    sources.map((source) => ({ source, zoneCards: composeCards(source, rewardPercent) })),
  )
  return {
    sectionIds: [
      ...new Set([...previousSectionIds, ...sources.flatMap(({ sectionPath }) => sectionPath)]),
    ],
  }
}
