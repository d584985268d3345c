import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { lockStock } from '../stock/stock.queries.ts'

/** What a feed says of an offer's stock. */
export interface FedStock {
  offer_id: number
  is_available: boolean
  count: number | null
}

/**
 * Stock of a feed's offers. A count is what lies in the warehouse. Where a feed only says that there
 * is some, an offer with nothing left anywhere gets the usual number of pieces; one with stock keeps
 * it, so that what was sold since is not put back. What is not available has nothing left to sell;
 * pieces held for orders are never taken from them. Pages of what a region runs out of or has again
 * are told by the table itself, which is not told of the rest of an import.
 *
 * @returns how many rows of stock are others now.
 */
export async function saveStock(
  tx: Db,
  fed: readonly FedStock[],
  { warehouseId, defaultStock }: { warehouseId: number; defaultStock: number },
): Promise<number> {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(fed)}::jsonb)
    as wanted (offer_id int, is_available boolean, count int)`
  await lockStock(tx, sql`select offer_id from ${wanted}`)
  await tx.execute(sql`set local shop.bulk = 'off'`)
  const emptied = await tx.execute(sql`
    update stock set on_hand = reserved from ${wanted}
    where stock.offer_id = wanted.offer_id and not wanted.is_available
      and stock.on_hand > stock.reserved`)
  const counted = await tx.execute(sql`
    insert into stock as present (offer_id, place_id, on_hand)
    select offer_id, ${warehouseId}, count from ${wanted} where is_available and count is not null
    on conflict (offer_id, place_id) do update
    set on_hand = greatest(excluded.on_hand, present.reserved)
    where present.on_hand <> greatest(excluded.on_hand, present.reserved)`)
  const filled = await tx.execute(sql`
    insert into stock as present (offer_id, place_id, on_hand)
    select offer_id, ${warehouseId}, ${defaultStock} from ${wanted}
    where is_available and count is null and not exists (
      select 1 from stock s where s.offer_id = wanted.offer_id and s.on_hand > s.reserved)
    on conflict (offer_id, place_id) do update set on_hand = present.reserved + excluded.on_hand`)
  await tx.execute(sql`set local shop.bulk = 'on'`)
  return [emptied, counted, filled].reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
}
