import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { OLD_PRICE_IN_ZONE, PRICE_IN_ZONE } from '../offer/sellable-offer.queries.ts'
import type { PrintStore } from './find-print-store.ts'
import { priceTag } from './price-print.table.ts'

export interface StaleTagRow extends Record<string, unknown> {
  id: number
  offerId: number
  name: string
  nameKk: string | null
  nameEn: string | null
  finish: string
  size: string
  dimensions: (number | null)[]
  article: string
  copies: number
  printedAt: Date
  printedBy: string
  printedPrice: number
  printedOldPrice: number
  /** The prices now; null where the goods are no longer sold. */
  price: number | null
  oldPrice: number | null
  isExpired: boolean
  total: number
}

/**
 * The tags of a store that show another price than the shop now, are of goods that are no longer
 * sold, or whose days are over; those printed longest ago first.
 */
export async function findStaleTags(
  db: Db,
  { store, region }: PrintStore,
  { today, limit, offset }: { today: string; limit: number; offset: number },
): Promise<StaleTagRow[]> {
  const { rows } = await db.execute<StaleTagRow>(sql`
    with tag as (
      select t.id, o.id as "offerId", p.name, p.name_kk as "nameKk", p.name_en as "nameEn",
        o.finish, o.size, array[o.width_cm, o.depth_cm, o.height_cm] as dimensions, o.article,
        t.copies, t.printed_at as "printedAt", u.name as "printedBy",
        t.amount as "printedPrice", t.old_amount as "printedOldPrice",
        case when o.is_active and p.is_active and s.is_active then ${PRICE_IN_ZONE} end as price,
        case when o.is_active and p.is_active and s.is_active then ${OLD_PRICE_IN_ZONE} end as "oldPrice",
        coalesce(t.valid_to < ${today}::date, false) as "isExpired"
      from price_tag t
      join user_account u on u.id = t.printed_by_id
      join offer o on o.id = t.offer_id
      join product p on p.id = o.product_id
      join section s on s.id = p.section_id
      join price_zone zone on zone.id = ${region.priceZoneId}
      join currency c on c.code = zone.currency_code
      left join price own on own.offer_id = o.id and own.zone_id = zone.id
      left join price base on base.offer_id = o.id
        and base.zone_id = (select id from price_zone where is_default order by id limit 1)
      where t.store_id = ${store.id})
    select *, count(*) over ()::int as total from tag
    where price is null or price <> "printedPrice" or "oldPrice" <> "printedOldPrice" or "isExpired"
    order by "printedAt", id limit ${limit} offset ${offset}`)
  return rows
}

type PrintedTag = Omit<typeof priceTag.$inferInsert, 'id'>

/**
 * Records printed tags, each in place of the tag of the same offer in the store. Rows are written in
 * the order of offers, so that two printings at once do not lock each other out.
 */
export async function savePrintedTags(tx: Db, tags: readonly PrintedTag[]): Promise<void> {
  if (tags.length === 0) return
  const excluded = (column: string) => sql.raw(`excluded.${column}`)
  await tx
    .insert(priceTag)
    .values(tags.toSorted((one, other) => one.offerId - other.offerId))
    .onConflictDoUpdate({
      target: [priceTag.storeId, priceTag.offerId],
      set: {
        amount: excluded('amount'),
        oldAmount: excluded('old_amount'),
        copies: excluded('copies'),
        format: excluded('format'),
        validFrom: excluded('valid_from'),
        validTo: excluded('valid_to'),
        printedById: excluded('printed_by_id'),
        printedAt: excluded('printed_at'),
      },
    })
}

/** Deletes tags of this store only, and returns how many there were. */
export async function deleteTags(db: Db, storeId: number, ids: readonly number[]): Promise<number> {
  const rows = await db
    .delete(priceTag)
    .where(and(eq(priceTag.storeId, storeId), inArray(priceTag.id, [...ids])))
    .returning({ id: priceTag.id })
  return rows.length
}
