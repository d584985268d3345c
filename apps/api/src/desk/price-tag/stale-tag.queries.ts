import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { priceTag } from '../../schema/price-print.table.ts'
import { OLD_PRICE_IN_ZONE, PRICE_IN_ZONE } from '../../supply/offer/sellable-offer.queries.ts'
import type { PrintStore } from './find-print-store.ts'
import type { PrintedService } from './list-services.ts'

export interface StaleTagRow extends Record<string, unknown> {
  id: number
  offerId: number | null
  serviceCode: string | null
  /** Empty for a service, as all that follows to the article. */
  name: string
  nameKk: string | null
  nameEn: string | null
  finish: string
  size: string
  dimensions: (number | null)[]
  article: string
  copies: number
  validFrom: string | null
  validTo: string | null
  printedAt: Date
  printedBy: string
  printedPrice: number
  printedOldPrice: number
  /** The prices now; null where the goods are no longer sold or the service is not offered. */
  price: number | null
  oldPrice: number | null
  hasOtherPrice: boolean
  isExpired: boolean
}

export interface StaleTagMoment {
  /** What the store offers now. */
  services: ReadonlyMap<string, PrintedService>
  /** The day in the store. */
  today: string
}

interface StaleTagPage {
  format: string
  limit: number
  offset: number
}

/** The tags of a size that no longer tell the truth; those printed longest ago first. */
export async function findStaleTags(
  db: Db,
  place: PrintStore,
  moment: StaleTagMoment,
  { format, limit, offset }: StaleTagPage,
): Promise<StaleTagRow[]> {
  const { rows } = await db.execute<StaleTagRow>(sql`${selectStaleTags(place, moment)}
    select * from stale_tag where format = ${format}
    order by "printedAt", id limit ${limit} offset ${offset}`)
  return rows
}

/** How many tags of each size no longer tell the truth. */
export async function countStaleTags(db: Db, place: PrintStore, moment: StaleTagMoment) {
  const { rows } = await db.execute<{ format: string; count: number }>(sql`
    ${selectStaleTags(place, moment)}
    select format, count(*)::int as count from stale_tag group by format`)
  return rows
}

/**
 * The tags of a store that show another price or, of a service, other terms than the shop now, are of
 * what is no longer sold, or whose days are over.
 */
function selectStaleTags({ store, region }: PrintStore, { services, today }: StaleTagMoment) {
  const offered = [...services].map(([code, { tag, term }]) => ({ code, price: tag.price, term }))
  const isSold = sql`o.is_active and p.is_active and s.is_active`
  return sql`
    with tag as (
      select t.id, t.offer_id as "offerId", t.service_code as "serviceCode",
        coalesce(p.name, '') as name, p.name_kk as "nameKk", p.name_en as "nameEn",
        coalesce(o.finish, '') as finish, coalesce(o.size, '') as size,
        array[o.width_cm, o.depth_cm, o.height_cm] as dimensions,
        coalesce(o.article, '') as article,
        t.copies, t.format, t.valid_from::text as "validFrom", t.valid_to::text as "validTo",
        t.printed_at as "printedAt", u.name as "printedBy",
        t.amount as "printedPrice", t.old_amount as "printedOldPrice",
        case when o.id is null then service.price when ${isSold} then ${PRICE_IN_ZONE} end as price,
        case when o.id is null then service.price when ${isSold} then ${OLD_PRICE_IN_ZONE} end
          as "oldPrice",
        t.service_term is distinct from service.term as "hasOtherTerm",
        coalesce(t.valid_to < ${today}::date, false) as "isExpired"
      from price_tag t
      join user_account u on u.id = t.printed_by_id
      join price_zone zone on zone.id = ${region.priceZoneId}
      join currency c on c.code = zone.currency_code
      left join offer o on o.id = t.offer_id
      left join product p on p.id = o.product_id
      left join section s on s.id = p.section_id
      left join price own on own.offer_id = o.id and own.zone_id = zone.id
      left join price base on base.offer_id = o.id
        and base.zone_id = (select id from price_zone where is_default order by id limit 1)
      left join json_to_recordset(${JSON.stringify(offered)})
        as service (code text, price bigint, term bigint) on service.code = t.service_code
      where t.store_id = ${store.id}),
    stale_tag as (
      select *, price <> "printedPrice" or "oldPrice" <> "printedOldPrice" as "hasOtherPrice"
      from tag
      where price is null or price <> "printedPrice" or "oldPrice" <> "printedOldPrice"
        or "hasOtherTerm" or "isExpired")`
}

type TagRow = typeof priceTag.$inferInsert
type PrintedTag = TagRow & { offerId: number }
type PrintedServiceTag = TagRow & { serviceCode: string }

/**
 * Records printed tags, each in place of the tag of the same offer in the store. Rows are written in
 * the order of offers, so that two printings at once do not lock each other out.
 */
export async function savePrintedTags(tx: Db, tags: readonly PrintedTag[]): Promise<void> {
  const rows = tags.toSorted((one, other) => one.offerId - other.offerId)
  await saveTags(tx, rows, priceTag.offerId)
}

/** The same for tags of services, in the order of their codes. */
export async function savePrintedServices(
  tx: Db,
  tags: readonly PrintedServiceTag[],
): Promise<void> {
  const rows = tags.toSorted((one, other) => (one.serviceCode < other.serviceCode ? -1 : 1))
  await saveTags(tx, rows, priceTag.serviceCode)
}

async function saveTags(
  tx: Db,
  tags: readonly TagRow[],
  subject: typeof priceTag.offerId | typeof priceTag.serviceCode,
): Promise<void> {
  if (tags.length === 0) return
  const excluded = (column: string) => sql.raw(`excluded.${column}`)
  await tx
    .insert(priceTag)
    .values([...tags])
    .onConflictDoUpdate({
      target: [priceTag.storeId, subject],
      set: {
        amount: excluded('amount'),
        oldAmount: excluded('old_amount'),
        serviceTerm: excluded('service_term'),
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
