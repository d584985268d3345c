import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { FeedOffer } from '../feed/feed-goods.ts'

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An offer of a feed that already exists in the shop. */
export interface ExistingOffer extends Record<string, unknown> {
  id: number
  productId: number
  /** Its id in feeds; the shop's own goods are exported with their guid. */
  feedId: string
  /** Created by the shop's staff: a feed changes only its price and stock. */
  isOwn: boolean
}

/** Existing offers by their ids in the feed. */
export async function findExistingOffers(
  db: Db,
  offers: readonly FeedOffer[],
): Promise<Map<string, ExistingOffer>> {
  const feedIds = offers.map(({ id }) => id)
  const guids = feedIds.filter((id) => GUID.test(id))
  const { rows } = await db.execute<ExistingOffer>(sql`
    select id, product_id as "productId", guid::text as "feedId", true as "isOwn" from offer
    where external_id is null and guid = any(${sql.param(guids)}::uuid[])
    union all
    select id, product_id, external_id, false from offer
    where external_id = any(${sql.param(feedIds)}::text[])`)
  return new Map(rows.map((row) => [row.feedId, row]))
}

export interface ExistingProduct extends Record<string, unknown> {
  id: number
  code: string
  externalId: string | null
}

/** Existing products by their external ids, and by the shop's own ids. */
export async function findExistingProducts(
  db: Db,
  keys: readonly string[],
  ids: readonly number[],
): Promise<ExistingProduct[]> {
  const { rows } = await db.execute<ExistingProduct>(sql`
    select id, code, external_id as "externalId" from product
    where external_id = any(${sql.param([...keys])}::text[]) or id = any(${sql.param([...ids])}::int[])`)
  return rows
}

/** All product codes in use. */
export async function findProductCodes(db: Db): Promise<Set<string>> {
  const { rows } = await db.execute<{ code: string }>(sql`select code from product`)
  return new Set(rows.map(({ code }) => code))
}

/** Those of these barcodes that belong to goods of the shop that are not in the feed. */
export async function findTakenBarcodes(
  db: Db,
  offers: readonly FeedOffer[],
): Promise<Set<string>> {
  const barcodes = offers.flatMap(({ barcode }) => (barcode === null ? [] : [barcode]))
  const { rows } = await db.execute<{ barcode: string }>(sql`
    select barcode from offer
    where barcode = any(${sql.param(barcodes)}::text[])
      and (external_id is null
        or external_id <> all(${sql.param(offers.map(({ id }) => id))}::text[]))`)
  return new Set(rows.map(({ barcode }) => barcode))
}
