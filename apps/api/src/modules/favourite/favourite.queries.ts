import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { favourite, favouriteList, favouriteListItem } from './favourite.table.ts'

/** Whose favourites: a customer's, else those of a guest's session. */
export interface FavouriteOwner {
  id: number
  userId: number | null
}

/** More would be no choice any more, and each is a card on one page. */
export const MOST_FAVOURITES = 300

/** Offers that somebody marked: of a customer, else of a guest's session. */
export async function countFavourites(db: Db, owner: FavouriteOwner | null): Promise<number> {
  if (!owner) return 0
  const [row] = await db.select({ marked: count() }).from(favourite).where(ownedBy(owner))
  return row?.marked ?? 0
}

/** The marks themselves, the newest first. */
export async function findFavourites(
  db: Db,
  owner: FavouriteOwner,
): Promise<{ id: number; offerId: number }[]> {
  return db
    .select({ id: favourite.id, offerId: favourite.offerId })
    .from(favourite)
    .where(ownedBy(owner))
    .orderBy(sql`${favourite.id} desc`)
    .limit(MOST_FAVOURITES)
}

/** Marks offers that exist; what is marked already stays as it is. Answers how many are new. */
export async function putFavourites(
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

/** The number of a mark, or null where there is none. */
export async function findFavourite(
  db: Db,
  owner: FavouriteOwner,
  offerId: number,
): Promise<number | null> {
  const [row] = await db
    .select({ id: favourite.id })
    .from(favourite)
    .where(and(ownedBy(owner), eq(favourite.offerId, offerId)))
  return row?.id ?? null
}

/** Takes marks away, and the offers out of the customer's lists; all of them where none is named. */
export async function dropFavourites(
  tx: Db,
  owner: FavouriteOwner,
  offerId: number | null = null,
): Promise<void> {
  const isMeant = offerId === null ? undefined : eq(favourite.offerId, offerId)
  await tx.delete(favourite).where(and(ownedBy(owner), isMeant))
  if (owner.userId === null) return
  const own = tx
    .select({ id: favouriteList.id })
    .from(favouriteList)
    .where(eq(favouriteList.userId, owner.userId))
  const isItemMeant = offerId === null ? undefined : eq(favouriteListItem.offerId, offerId)
  await tx.delete(favouriteListItem).where(and(inArray(favouriteListItem.listId, own), isItemMeant))
}

/**
 * A guest's favourites join the customer's at login, in their order: none is lost, none stands
 * twice, and what was marked last stays first.
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

function ownedBy({ id, userId }: FavouriteOwner) {
  return userId === null ? eq(favourite.sessionId, id) : eq(favourite.userId, userId)
}
