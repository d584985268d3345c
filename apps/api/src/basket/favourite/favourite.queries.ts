import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { favourite, favouriteList, favouriteListItem } from '../../schema/favourite.table.ts'

/** Owner of favourites: a customer, or a guest's session. */
export interface FavouriteOwner {
  id: number
  userId: number | null
}

/** All favourites are shown as cards on one page, so their number is limited. */
export const MAX_FAVOURITES = 300

/** Number of favourite offers of a customer or of a guest's session. */
export async function countFavourites(db: Db, owner: FavouriteOwner | null): Promise<number> {
  if (!owner) return 0
  const [row] = await db
    .select({ marked: count() })
    .from(favourite)
    .where(buildOwnerCondition(owner))
  return row?.marked ?? 0
}

/** Favourites, newest first. */
export async function findFavourites(
  db: Db,
  owner: FavouriteOwner,
): Promise<{ id: number; offerId: number }[]> {
  return db
    .select({ id: favourite.id, offerId: favourite.offerId })
    .from(favourite)
    .where(buildOwnerCondition(owner))
    .orderBy(sql`${favourite.id} desc`)
    .limit(MAX_FAVOURITES)
}

/**
 * Adds favourites for offers that exist; existing ones stay unchanged. Returns the number of new
 * ones.
 */
export async function addFavourites(
  db: Db,
  { id, userId }: FavouriteOwner,
  offerIds: readonly number[],
): Promise<number> {
  const { rows } = await db.execute(sql`
    insert into ${favourite} (session_id, user_id, offer_id)
    select ${userId === null ? id : null}::int, ${userId}::int, o.id
    from unnest(${sql.param([...new Set(offerIds)])}::int[]) with ordinality as asked (id, place)
    join offer o on o.id = asked.id and o.is_active
    order by asked.place desc
    on conflict do nothing returning id`)
  return rows.length
}

/** Id of a favourite, or null when there is none. */
export async function findFavourite(
  db: Db,
  owner: FavouriteOwner,
  offerId: number,
): Promise<number | null> {
  const [row] = await db
    .select({ id: favourite.id })
    .from(favourite)
    .where(and(buildOwnerCondition(owner), eq(favourite.offerId, offerId)))
  return row?.id ?? null
}

/** Removes favourites, also from the customer's lists; all of them when no offer is named. */
export async function removeFavourites(
  tx: Db,
  owner: FavouriteOwner,
  offerId: number | null = null,
): Promise<void> {
  const offerCondition = offerId === null ? undefined : eq(favourite.offerId, offerId)
  await tx.delete(favourite).where(and(buildOwnerCondition(owner), offerCondition))
  if (owner.userId === null) return
  const ownerCondition = tx
    .select({ id: favouriteList.id })
    .from(favouriteList)
    .where(eq(favouriteList.userId, owner.userId))
  const itemCondition = offerId === null ? undefined : eq(favouriteListItem.offerId, offerId)
  await tx
    .delete(favouriteListItem)
    .where(and(inArray(favouriteListItem.listId, ownerCondition), itemCondition))
}

/**
 * Merges a guest's favourites into the customer's at login without loss or duplicates; the newest
 * stay first.
 */
export async function mergeFavourites(
  tx: Db,
  { fromSessionId, userId }: { fromSessionId: number; userId: number },
): Promise<undefined> {
  await tx.execute(sql`
    insert into ${favourite} (user_id, offer_id, created_at)
    select ${userId}, offer_id, created_at from ${favourite} where session_id = ${fromSessionId}
    order by id
    on conflict do nothing`)
  await tx.delete(favourite).where(eq(favourite.sessionId, fromSessionId))
}

function buildOwnerCondition({ id, userId }: FavouriteOwner) {
  return userId === null ? eq(favourite.sessionId, id) : eq(favourite.userId, userId)
}
