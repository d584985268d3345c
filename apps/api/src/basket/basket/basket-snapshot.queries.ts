import type { BasketState } from '@svetlitsa/domain/basket/list-basket-changes'
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { basket, basketShare, basketSnapshot } from '../../schema/basket.table.ts'
import { session } from '../../schema/session.table.ts'

/** Versions that are kept of what a session saw, for the differences to the current one. */
const KEPT_VERSIONS = 50

interface Snapshot {
  basketId: number
  sessionId: number
  version: number
  state: BasketState
}

/**
 * Stores a version of a basket as a session sees it, once, and deletes those that are too
 * old to be compared with. The snapshot of a basket that was merged away meanwhile is left out.
 */
export async function saveSnapshot(
  db: Db,
  { basketId, sessionId, version, state }: Snapshot,
): Promise<void> {
  await db.execute(sql`
    with outdated as (${deleteOutdated({ basketId, sessionId, version })})
    insert into ${basketSnapshot} (basket_id, session_id, version, state)
    select b.id, ${sessionId}, ${version}, ${JSON.stringify(state)}::jsonb
    from ${basket} b where b.id = ${basketId} for key share
    on conflict do nothing`)
}

/** Deletes what is too old to be compared with a version. */
function deleteOutdated({ basketId, sessionId, version }: Omit<Snapshot, 'state'>): SQL {
  return sql`delete from ${basketSnapshot} where basket_id = ${basketId}
    and session_id = ${sessionId} and version < ${version - KEPT_VERSIONS}`
}

/**
 * Raises the version of a basket that prices, stock or delivery have changed, and stores it as a
 * session sees it, in place of what is too old.
 *
 * @param snapshot the basket as it was read.
 * @returns the new version; null if the basket was changed since it was read.
 */
export async function raiseVersion(
  db: Db,
  { basketId, sessionId, version, state }: Snapshot,
): Promise<number | null> {
  const { rows } = await db.execute<{ version: number }>(sql`
    with raised as (
      update ${basket} set version = version + 1, updated_at = now()
      where id = ${basketId} and version = ${version} returning id, version),
    outdated as (${deleteOutdated({ basketId, sessionId, version: version + 1 })})
    insert into ${basketSnapshot} (basket_id, session_id, version, state)
    select id, ${sessionId}, version, ${JSON.stringify(state)}::jsonb from raised
    returning version`)
  return rows[0]?.version ?? null
}

/** The snapshot that was taken last of a basket, of several that of the session; or null. */
export async function findLatestSnapshot(
  db: Db,
  { basketId, sessionId }: Pick<Snapshot, 'basketId' | 'sessionId'>,
): Promise<Omit<Snapshot, 'basketId'> | null> {
  const { version, state } = basketSnapshot
  const [row] = await db
    .select({ sessionId: basketSnapshot.sessionId, version, state })
    .from(basketSnapshot)
    .where(eq(basketSnapshot.basketId, basketId))
    .orderBy(desc(version), desc(sql`${basketSnapshot.sessionId} = ${sessionId}`))
    .limit(1)
  return row ?? null
}

/** The version of a basket that a session saw last, or null. */
export async function findLatestVersion(
  db: Db,
  { basketId, sessionId }: Pick<Snapshot, 'basketId' | 'sessionId'>,
): Promise<number | null> {
  const [row] = await db
    .select({ version: basketSnapshot.version })
    .from(basketSnapshot)
    .where(and(eq(basketSnapshot.basketId, basketId), eq(basketSnapshot.sessionId, sessionId)))
    .orderBy(desc(basketSnapshot.version))
    .limit(1)
  return row?.version ?? null
}

/** A version of a basket as it was seen, or null when it is no longer known. */
export async function findSnapshot(
  db: Db,
  { basketId, version }: Pick<Snapshot, 'basketId' | 'version'>,
): Promise<BasketState | null> {
  const [row] = await db
    .select({ state: basketSnapshot.state })
    .from(basketSnapshot)
    .where(and(eq(basketSnapshot.basketId, basketId), eq(basketSnapshot.version, version)))
    .limit(1)
  return row?.state ?? null
}

/** Deletes what nobody can use any more: snapshots of ended sessions, expired links and clears. */
export async function sweepBaskets(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    delete from ${basketSnapshot} v
    where not exists (select from ${session} s where s.id = v.session_id)`)
  await db.delete(basketShare).where(lt(basketShare.expiresAt, now))
  await db
    .update(basket)
    .set({ cleared: null, clearedUntil: null })
    .where(lt(basket.clearedUntil, now))
}
