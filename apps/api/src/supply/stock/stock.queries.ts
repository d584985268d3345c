import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { reservation, stock } from '../../schema/stock.table.ts'
import { selectSupplyingPlaces } from '../offer/sellable-offer.queries.ts'
import type { Allotment, FreeStock } from './allocate-stock.ts'

/**
 * Stock of a region's places, nearest first. All transactions lock the rows in the same order, so
 * that two orders of the same products wait for each other instead of deadlocking.
 */
export async function lockFreeStock(
  tx: Db,
  regionId: number,
  offerIds: readonly number[],
): Promise<FreeStock[]> {
  const ids = sql`${sql.param([...new Set(offerIds)])}::int[]`
  const rows = await tx.execute<FreeStock & Record<string, unknown>>(sql`
    with locked as (
      select st.offer_id, st.place_id, round((st.on_hand - st.reserved)::numeric, 1)::float8 as free
      from stock st
      where st.offer_id = any(${ids}) and st.place_id in (${selectSupplyingPlaces(regionId)})
      order by st.offer_id, st.place_id
      for update)
    select locked.offer_id as "offerId", locked.place_id as "placeId", locked.free
    from locked
    left join region_warehouse rw on rw.warehouse_id = locked.place_id and rw.region_id = ${regionId}
    where locked.free > 0
    order by rw.position nulls last, locked.place_id`)
  return rows.rows
}

/** The same without a lock, for what is shown before anything is ordered. */
export async function findFreeStock(
  db: Db,
  regionId: number,
  offerIds: readonly number[],
): Promise<FreeStock[]> {
  const ids = sql`${sql.param([...new Set(offerIds)])}::int[]`
  const rows = await db.execute<FreeStock & Record<string, unknown>>(sql`
    select st.offer_id as "offerId", st.place_id as "placeId", st.on_hand - st.reserved as free
    from stock st
    left join region_warehouse rw on rw.warehouse_id = st.place_id and rw.region_id = ${regionId}
    where st.offer_id = any(${ids}) and st.place_id in (${selectSupplyingPlaces(regionId)})
      and st.on_hand > st.reserved
    order by rw.position nulls last, st.place_id`)
  return rows.rows
}

/**
 * Locks the stock of some offers in every place, in the order of {@link lockFreeStock}. Needed by
 * transactions that change several rows without an order's lock: taking the same rows in different
 * orders would deadlock.
 */
export async function lockStock(tx: Db, offerIds: SQL): Promise<void> {
  await tx.execute(sql`
    select from stock where offer_id in (${offerIds}) order by offer_id, place_id for update`)
}

/** Metres are stored as binary fractions, whose sums are off by a little. */
const roundTenths = (quantity: SQL) => sql<number>`round((${quantity})::numeric, 1)::float8`

/** Reserves an allocation; false if the stock is no longer available. */
export async function reserveStock(
  tx: Db,
  { placeId, offerId, quantity }: Allotment,
  reservationValues: { orderLineId: number; expiresAt: Date },
): Promise<boolean> {
  const reserved = await tx
    .update(stock)
    .set({ reserved: roundTenths(sql`${stock.reserved} + ${quantity}`) })
    .where(
      and(
        eq(stock.offerId, offerId),
        eq(stock.placeId, placeId),
        sql`${roundTenths(sql`${stock.onHand} - ${stock.reserved}`)} >= ${quantity}`,
      ),
    )
    .returning({ offerId: stock.offerId })
  if (reserved.length === 0) return false
  await tx.insert(reservation).values({ ...reservationValues, placeId, offerId, quantity })
  return true
}
