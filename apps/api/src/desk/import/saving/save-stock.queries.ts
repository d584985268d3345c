import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { lockStock } from '../../../supply/stock/stock.queries.ts'

/** Stock of an offer according to a feed. */
export interface FeedStock {
  offer_id: number
  is_available: boolean
  count: number | null
}

/**
 * Saves the stock of a feed's offers. A count is the quantity in the warehouse. When a feed only
 * marks an offer as available, an offer with no stock left gets the default quantity and one with
 * stock keeps it, so that sold pieces are not restored. An unavailable offer has nothing left to
 * sell, but pieces reserved for orders are never taken. The triggers of the stock table purge the
 * pages of what sells out or becomes available in a region; the rest of an import does not fire
 * them.
 *
 * @returns number of stock rows changed.
 */
export async function saveStock(
  tx: Db,
  feedStock: readonly FeedStock[],
  { warehouseId, defaultStock }: { warehouseId: number; defaultStock: number },
): Promise<number> {
  const feedRows = sql`jsonb_to_recordset(${JSON.stringify(feedStock)}::jsonb)
    as wanted (offer_id int, is_available boolean, count int)`
  await lockStock(tx, sql`select offer_id from ${feedRows}`)
  await tx.execute(sql`set local shop.bulk = 'off'`)
  const soldOut = await tx.execute(sql`
    update stock set on_hand = reserved from ${feedRows}
    where stock.offer_id = wanted.offer_id and not wanted.is_available
      and stock.on_hand > stock.reserved`)
  const counted = await tx.execute(sql`
    insert into stock as present (offer_id, place_id, on_hand)
    select offer_id, ${warehouseId}, count from ${feedRows} where is_available and count is not null
    on conflict (offer_id, place_id) do update
    set on_hand = greatest(excluded.on_hand, present.reserved)
    where present.on_hand <> greatest(excluded.on_hand, present.reserved)`)
  const restocked = await tx.execute(sql`
    insert into stock as present (offer_id, place_id, on_hand)
    select offer_id, ${warehouseId}, ${defaultStock} from ${feedRows}
    where is_available and count is null and not exists (
      select 1 from stock s where s.offer_id = wanted.offer_id and s.on_hand > s.reserved)
    on conflict (offer_id, place_id) do update set on_hand = present.reserved + excluded.on_hand`)
  await tx.execute(sql`set local shop.bulk = 'on'`)
  return [soldOut, counted, restocked].reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
}
