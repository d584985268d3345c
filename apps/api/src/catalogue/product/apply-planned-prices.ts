import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/** At once, so that one statement refreshes lists and kits; the next second takes the others. */
const BATCH = 1_000

/**
 * Writes the planned prices whose moment has come into `price`, the latest of each offer and zone
 * (shop.prices). The triggers of `price` refresh lists and kits and purge the pages.
 */
export async function applyPlannedPrices(db: Db, now: Date): Promise<number> {
  const at = now.toISOString()
  return db.transaction(async (tx) => {
    // One worker at a time: two would write an earlier price over a later one.
    const { rows } = await tx.execute<{ applied: number }>(sql`
      with turn as materialized (
        select pg_try_advisory_xact_lock(hashtextextended('apply planned prices', 0)) as is_mine),
      due as (
        select p.* from planned_price p, turn
        where turn.is_mine and p.applied_at is null and p.starts_at <= ${at}::timestamptz
        order by p.starts_at, p.id limit ${BATCH} for update of p),
      latest as (
        select distinct on (zone_id, offer_id) * from due
        order by zone_id, offer_id, starts_at desc, id desc),
      written as (
        insert into price (zone_id, offer_id, amount, old_amount)
        select zone_id, offer_id, amount, old_amount from latest
        on conflict (zone_id, offer_id)
          do update set amount = excluded.amount, old_amount = excluded.old_amount),
      applied as (
        update planned_price p set applied_at = ${at}::timestamptz from due where p.id = due.id returning p.id)
      select count(*)::int as applied from applied`)
    return rows[0]?.applied ?? 0
  })
}
