import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { lockStock } from '../../../supply/stock/stock.queries.ts'

/** Pieces of an offer in one place. */
export interface PlaceStock {
  placeId: number
  count: number
}

/**
 * Saves counts by place. Pieces reserved for orders are never taken. As in `saveStock`, the triggers
 * purge the pages of what sells out or becomes available.
 *
 * @returns number of stock rows changed.
 */
export async function savePlaceStock(
  tx: Db,
  rows: readonly { offer_id: number; place_id: number; count: number }[],
): Promise<number> {
  if (rows.length === 0) return 0
  const counted = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as counted (offer_id int, place_id int, count int)`
  await lockStock(tx, sql`select offer_id from ${counted}`)
  await tx.execute(sql`set local shop.bulk = 'off'`)
  const saved = await tx.execute(sql`
    insert into stock as present (offer_id, place_id, on_hand)
    select offer_id, place_id, count from ${counted}
    on conflict (offer_id, place_id) do update
    set on_hand = greatest(excluded.on_hand, present.reserved)
    where present.on_hand <> greatest(excluded.on_hand, present.reserved)`)
  await tx.execute(sql`set local shop.bulk = 'on'`)
  return saved.rowCount ?? 0
}
