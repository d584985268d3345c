import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { FeedOffer } from './feed-goods.ts'

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An offer of a feed that the shop has already. */
export interface KnownOffer extends Record<string, unknown> {
  id: number
  productId: number
  /** Its id in feeds; goods of the shop's own stand in its export by their guid. */
  feedId: string
  /** Made by the shop's staff: a feed tells only its price and stock. */
  isOwn: boolean
}

/** What of these offers the shop knows, by their ids in the feed. */
export async function findKnownOffers(
  db: Db,
  offers: readonly FeedOffer[],
): Promise<Map<string, KnownOffer>> {
  const feedIds = offers.map(({ id }) => id)
  const guids = feedIds.filter((id) => GUID.test(id))
  const { rows } = await db.execute<KnownOffer>(sql`
    select id, product_id as "productId", guid::text as "feedId", true as "isOwn" from offer
    where external_id is null and guid = any(${sql.param(guids)}::uuid[])
    union all
    select id, product_id, external_id, false from offer
    where external_id = any(${sql.param(feedIds)}::text[])`)
  return new Map(rows.map((row) => [row.feedId, row]))
}

export interface KnownProduct extends Record<string, unknown> {
  id: number
  code: string
  externalId: string | null
}

/** Products with these ids in feeds, and those with these ids of ours. */
export async function findKnownProducts(
  db: Db,
  keys: readonly string[],
  ids: readonly number[],
): Promise<KnownProduct[]> {
  const { rows } = await db.execute<KnownProduct>(sql`
    select id, code, external_id as "externalId" from product
    where external_id = any(${sql.param([...keys])}::text[]) or id = any(${sql.param([...ids])}::int[])`)
  return rows
}

/** All addresses of products that are taken. */
export async function findProductCodes(db: Db): Promise<Set<string>> {
  const { rows } = await db.execute<{ code: string }>(sql`select code from product`)
  return new Set(rows.map(({ code }) => code))
}

/** Barcodes of these that stand on goods of the shop which the feed does not know. */
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
