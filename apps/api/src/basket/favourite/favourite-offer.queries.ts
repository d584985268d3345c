import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { favourite } from '../../schema/favourite.table.ts'

const MAX_OFFERS = 1_000

/** Favourite offers, newest first, of a customer or of a guest's session. */
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
    .limit(MAX_OFFERS)
  return rows.map(({ offerId }) => offerId)
}
