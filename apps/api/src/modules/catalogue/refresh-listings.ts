import { asc, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Services } from '../../platform/services.ts'
import { ids } from './list-conditions.ts'
import { product } from './product.table.ts'

const PRODUCTS_AT_ONCE = 200

/**
 * Makes the rows of all lists anew, a few products at a time, and tells it as one change of the
 * whole catalogue: pages are filled again while the old ones serve.
 */
export async function refreshListings({ database: { db } }: Services): Promise<void> {
  for (let last = 0; ; ) {
    const some = await nextProducts(db, last)
    const newest = some.at(-1)
    if (newest === undefined) break
    await db.execute(sql`select refresh_listing(${ids(some)})`)
    last = newest
  }
  await db.execute(sql`
    with noted as (
      insert into page_change (tags, is_soft) values (array['catalogue'], true) returning id)
    select pg_notify('page_change', id::text) from noted`)
}

async function nextProducts(db: Db, last: number): Promise<number[]> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(gt(product.id, last))
    .orderBy(asc(product.id))
    .limit(PRODUCTS_AT_ONCE)
  return rows.map(({ id }) => id)
}
