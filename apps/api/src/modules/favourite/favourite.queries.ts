import { count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { favourite } from './favourite.table.ts'

/** Offers that somebody marked: of a customer, else of a guest's session. */
export async function countFavourites(
  db: Db,
  owner: { userId: number | null; id: number } | null,
): Promise<number> {
  if (!owner) return 0
  const [row] = await db
    .select({ marked: count() })
    .from(favourite)
    .where(
      owner.userId === null
        ? eq(favourite.sessionId, owner.id)
        : eq(favourite.userId, owner.userId),
    )
  return row?.marked ?? 0
}

/** A guest's favourites join the customer's at login; none is lost, none stands twice. */
export async function mergeFavourites(
  tx: Db,
  { fromSessionId, userId }: { fromSessionId: number; userId: number },
): Promise<undefined> {
  await tx.execute(sql`
    insert into ${favourite} (user_id, offer_id, created_at)
    select ${userId}, offer_id, created_at from ${favourite} where session_id = ${fromSessionId}
    on conflict do nothing`)
  await tx.delete(favourite).where(eq(favourite.sessionId, fromSessionId))
}
