import { sql } from 'drizzle-orm'
import {
  PRODUCTS_AT_ONCE,
  rebuildListings,
} from '../../../discovery/listing/rebuild/rebuild-listings.ts'
import type { Db } from '../../../platform/database/database.ts'

/** Products in these sections or below them, and of these offers. */
export async function findTouchedProducts(
  tx: Db,
  sectionIds: readonly number[],
  offerIds: readonly number[],
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select p.id from product p join section s on s.id = p.section_id
    where s.path && ${sql.param([...sectionIds])}::int[]
    union
    select product_id from offer where id = any(${sql.param([...offerIds])}::int[])`)
  return rows.map(({ id }) => id)
}

/** Rebuilds the list rows of these products and purges the pages that show them. */
export async function refreshGoods(
  tx: Db,
  productIds: readonly number[],
  onProgress: (done: number) => void,
): Promise<void> {
  for (let from = 0; from < productIds.length; from += PRODUCTS_AT_ONCE) {
    onProgress(from)
    const some = productIds.slice(from, from + PRODUCTS_AT_ONCE)
    await rebuildListings(tx, some)
  }
  if (productIds.length > 0) {
    await tx.execute(sql`select note_products_change(${sql.param([...productIds])}::int[])`)
  }
}
