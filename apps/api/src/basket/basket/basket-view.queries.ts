import type { BasketState } from '@svetlitsa/domain/basket/list-basket-changes'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { basket, basketShare, basketView } from '../../schema/basket.table.ts'
import { session } from '../../schema/session.table.ts'

/** Versions that are kept of what a session saw, for the differences to the current one. */
const KEPT_VERSIONS = 50

interface View {
  basketId: number
  sessionId: number
  version: number
}

/** Records a version as answered to a session, once. A basket that was merged away is left out. */
export async function recordView(db: Db, view: View & { state: BasketState }): Promise<void> {
  const { basketId, sessionId, version, state } = view
  const ofSession = and(eq(basketView.basketId, basketId), eq(basketView.sessionId, sessionId))
  const [known] = await db
    .select({ version: basketView.version })
    .from(basketView)
    .where(and(ofSession, eq(basketView.version, version)))
  if (known) return
  await db.execute(sql`
    insert into ${basketView} (basket_id, session_id, version, state)
    select b.id, ${sessionId}, ${version}, ${JSON.stringify(state)}::jsonb
    from ${basket} b where b.id = ${basketId} for key share
    on conflict do nothing`)
  await db.delete(basketView).where(and(ofSession, lt(basketView.version, version - KEPT_VERSIONS)))
}

/** The version of a basket last answered to a session, or null. */
export async function findLastView(
  db: Db,
  { basketId, sessionId }: Omit<View, 'version'>,
): Promise<number | null> {
  const [row] = await db
    .select({ version: basketView.version })
    .from(basketView)
    .where(and(eq(basketView.basketId, basketId), eq(basketView.sessionId, sessionId)))
    .orderBy(desc(basketView.version))
    .limit(1)
  return row?.version ?? null
}

/** A version of a basket as it was answered, or null when it is no longer known. */
export async function findViewState(
  db: Db,
  { basketId, version }: Omit<View, 'sessionId'>,
): Promise<BasketState | null> {
  const [row] = await db
    .select({ state: basketView.state })
    .from(basketView)
    .where(and(eq(basketView.basketId, basketId), eq(basketView.version, version)))
    .limit(1)
  return row?.state ?? null
}

/** Deletes what nobody can use any more: views of ended sessions, expired links and clears. */
export async function sweepBaskets(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    delete from ${basketView} v
    where not exists (select from ${session} s where s.id = v.session_id)`)
  await db.delete(basketShare).where(lt(basketShare.expiresAt, now))
  await db
    .update(basket)
    .set({ cleared: null, clearedUntil: null })
    .where(lt(basket.clearedUntil, now))
}
