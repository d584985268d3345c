import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { favourite } from './favourite.table.ts'

const MOST = 1_000

/** Offers that somebody marked, the newest first: of a customer, else of a guest's session. */
export async function findFavouriteOffers(
  db: Db,
  owner: { userId: number | null; id: number },
): Promise<number[]> {
  const rows = await db
    .select({ offerId: favourite.offerId })
    .from(favourite)
    .where(
      owner.userId === null
        ? eq(favourite.sessionId, owner.id)
        : eq(favourite.userId, owner.userId),
    )
    .orderBy(desc(favourite.id))
    .limit(MOST)
  return rows.map(({ offerId }) => offerId)
}
