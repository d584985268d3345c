import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { stockNotice } from '../../schema/stock-notice.table.ts'

type NewStockNotice = typeof stockNotice.$inferInsert

/** Whether a region can sell an offer now: itself, or all required parts of a kit. */
const isInStock = (offerId: ReturnType<typeof sql>, regionId: ReturnType<typeof sql>) => sql`
  not exists (
    select from offer_piece piece
    where piece.offer_id = ${offerId} and piece.least > coalesce((
      select round(sum(st.on_hand - st.reserved)::numeric, 1)
      from stock st join region_place rp on rp.place_id = st.place_id
      where st.offer_id = piece.piece_id and rp.region_id = ${regionId}), 0))`

/** Whether an offer on sale is in stock in a region; null for an offer that is not on sale. */
export async function findOfferStock(
  db: Db,
  offerId: number,
  regionId: number,
): Promise<boolean | null> {
  const { rows } = await db.execute<{ isInStock: boolean }>(sql`
    select ${isInStock(sql`o.id`, sql`${regionId}::int`)} as "isInStock"
    from offer o join product p on p.id = o.product_id
    where o.id = ${offerId} and o.is_active and p.is_active`)
  return rows[0]?.isInStock ?? null
}

/**
 * Saves a notice unless `most` others wait for the same contact; false when they do. The same
 * request again is the same notice, in the language and for the account of the latest.
 */
export async function saveStockNotice(
  tx: Db,
  notice: NewStockNotice,
  most: number,
): Promise<boolean> {
  const { recipient, language, userId = null } = notice
  // Concurrent requests of one contact are counted one after another.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`stock-notice:${recipient}`}, 0))`,
  )
  await tx
    .insert(stockNotice)
    .values(notice)
    .onConflictDoUpdate({
      target: [stockNotice.offerId, stockNotice.regionId, stockNotice.recipient],
      set: { language, userId: sql`coalesce(${userId}::int, ${stockNotice.userId})` },
    })
  return (await tx.$count(stockNotice, eq(stockNotice.recipient, recipient))) <= most
}

export interface DueStockNotice extends Record<string, unknown> {
  id: number
  offerId: number
  regionId: number
}

/** Notices whose offer their region can sell now, oldest first. */
export async function findDueStockNotices(db: Db, limit: number): Promise<DueStockNotice[]> {
  const { rows } = await db.execute<DueStockNotice>(sql`
    select n.id::int as id, n.offer_id as "offerId", n.region_id as "regionId"
    from stock_notice n
    join offer o on o.id = n.offer_id and o.is_active
    join product p on p.id = o.product_id and p.is_active
    where ${isInStock(sql`n.offer_id`, sql`n.region_id`)}
    order by n.id limit ${limit}`)
  return rows
}

/** Ends a notice; null when another worker has ended it. */
export async function takeStockNotice(tx: Db, id: number) {
  const [taken] = await tx.delete(stockNotice).where(eq(stockNotice.id, id)).returning()
  return taken ?? null
}

/** Ends the notices of goods that did not come for a year. */
export async function deleteOldStockNotices(db: Db): Promise<void> {
  await db.delete(stockNotice).where(sql`${stockNotice.createdAt} < now() - interval '1 year'`)
}
