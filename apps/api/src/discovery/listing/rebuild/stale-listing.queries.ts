import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { toIdArray } from '../../../platform/database/to-id-array.ts'

export interface StaleProducts {
  productIds: number[]
  isBulk: boolean
}

export async function hasStaleListings(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select from stale_listing limit 1`)
  return rows.length > 0
}

/**
 * Takes a batch of marked products with all their current marks, single changes first. Locked
 * products are skipped: their lock belongs to a rebuild or a writer.
 */
export async function claimStaleProducts(tx: Db, maxProducts: number): Promise<StaleProducts> {
  const { rows } = await tx.execute<{ id: number; isBulk: boolean }>(sql`
    select p.id, m.is_bulk as "isBulk"
    from (
      select product_id, min(id) as first, bool_and(is_bulk) as is_bulk from stale_listing
      where product_id is not null group by product_id) m
    join product p on p.id = m.product_id
    order by m.is_bulk, m.first limit ${maxProducts}
    for no key update of p skip locked`)
  const isBulk = rows[0]?.isBulk ?? false
  const productIds = rows.filter((row) => row.isBulk === isBulk).map(({ id }) => id)
  // A separate statement after the locks: it sees every mark whose change is read from here on.
  await tx.execute(sql`delete from stale_listing where product_id = any(${toIdArray(productIds)})`)
  return { productIds, isBulk }
}

/** Purges the pages of these products, of these sections, and of the parts of these kits. */
export async function notePageChange(
  tx: Db,
  productIds: readonly number[],
  sectionIds: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    select note_page_change(array(
      select 'product:' || code from product where id = any(${toIdArray(productIds)})
      union
      select 'section:' || code from section where id = any(${toIdArray(sectionIds)})
      union
      select 'product:' || part.code
      from kit_part kp
      join offer o on o.id = kp.offer_id
      join product part on part.id = o.product_id
      where kp.kit_id = any(${toIdArray(productIds)})
      union
      select 'goods'), 'catalogue')`)
}

/**
 * Postpones a product behind all current marks, and behind the purge that its bulk change waits
 * for.
 */
export async function postponeProduct(db: Db, productId: number): Promise<void> {
  await db.execute(sql`
    with former as (
      delete from stale_listing where product_id = ${productId} returning product_id, zone_id)
    insert into stale_listing (product_id, zone_id, is_bulk)
    select distinct product_id, zone_id, true from former`)
}

/** Deletes the marks of products that no longer exist. */
export async function deleteOrphanMarks(db: Db): Promise<void> {
  await db.execute(sql`
    delete from stale_listing m where m.product_id is not null
      and not exists (select from product p where p.id = m.product_id)`)
}

/** Purges the whole catalogue after a bulk change, once all its marks are processed. */
export async function noteBulkChange(db: Db): Promise<void> {
  await db.execute(sql`
    with due as (
      delete from stale_listing bulk_mark where bulk_mark.product_id is null and not exists (
        select from stale_listing m
        where m.product_id is not null and m.is_bulk and m.id < bulk_mark.id)
      returning bulk_mark.id),
    noted as (
      insert into page_change (tags, is_soft)
      select array['catalogue'], true from due limit 1 returning id)
    select pg_notify('page_change', id::text) from noted`)
}
