import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { findCardSources } from './card-source.queries.ts'
import { composeCards } from './compose-cards.ts'
import { findRewardPercent } from './find-reward-percent.queries.ts'
import type { StoredCard } from './stored-card.ts'

/** A product of a list with its card: the stored one, or a recomposed one where that was stale. */
export interface ListedRow extends Record<string, unknown> {
  card: StoredCard
  nameKk: string | null
  nameEn: string | null
  /** The offer that matches the filters, where the card's current one does not; otherwise null. */
  offerId: number | null
  isStale: boolean
}

/**
 * Whether product `p` is marked in a price zone, so that its stored card may have an outdated
 * price.
 */
export function selectIsStale(zoneId: number): SQL {
  return sql`exists (select from stale_listing stale
    where stale.product_id = p.id and stale.zone_id = ${zoneId})`
}

/**
 * The columns that every list reads of a listing `l` and its product `p`, except the matching
 * offer.
 */
export function selectCardColumns(zoneId: number): SQL {
  return sql`l.card, p.name_kk as "nameKk", p.name_en as "nameEn", ${selectIsStale(zoneId)} as "isStale"`
}

/**
 * Recomposes the cards of marked products, so that nobody sees an outdated price before the
 * rebuild. Products that are no longer sold are removed.
 */
export async function replaceStaleCards<Row extends ListedRow>(
  db: Db,
  zoneId: number,
  rows: Row[],
): Promise<Row[]> {
  const stale = rows.filter((row) => row.isStale)
  if (stale.length === 0) return rows
  const productIds = stale.map(({ card }) => card.id)
  const cards = await readCurrentCards(db, zoneId, productIds)
  return rows.flatMap((row) => {
    if (!row.isStale) return [row]
    const card = cards.get(row.card.id)
    const isSold =
      card && (row.offerId === null || card.offers.some(({ id }) => id === row.offerId))
    return isSold ? [{ ...row, card }] : []
  })
}

/** The current cards of these products in a price zone, by product id. */
export async function readCurrentCards(
  db: Db,
  zoneId: number,
  productIds: readonly number[],
): Promise<Map<number, StoredCard>> {
  const sources = await findCardSources(db, productIds)
  const rewardPercent = await findRewardPercent(db)
  return new Map(
    sources
      .flatMap((source) =>
        composeCards(source, rewardPercent).filter((card) => card.zoneId === zoneId),
      )
      .map(({ card }) => [card.id, card]),
  )
}
