import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/** The region whose feeds are due: never made, or the oldest of those made before the hour. */
export async function findDueRegion(db: Db, now: Date): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select r.id from region r left join public_feed f on f.region_id = r.id
    where f.made_at is null or f.made_at < ${now.toISOString()}::timestamptz - interval '1 hour'
    order by f.made_at nulls first, r.id limit 1`)
  return rows[0]?.id ?? null
}

/** Arbitrary constant: of several workers one makes feeds. */
const FEED_LOCK = 7_311_003

/** Runs the work unless another worker is at it; the lock lives in the transaction. */
export async function tryFeedLock(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ isMine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${FEED_LOCK}) as "isMine"`,
  )
  return rows[0]?.isMine === true
}

export async function noteFeed(
  db: Db,
  { regionId, now, offers }: { regionId: number; now: Date; offers: number },
): Promise<void> {
  await db.execute(sql`
    insert into public_feed (region_id, made_at, offers)
    values (${regionId}, ${now.toISOString()}::timestamptz, ${offers})
    on conflict (region_id) do update set made_at = excluded.made_at, offers = excluded.offers`)
}
