import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { favouriteList, favouriteListItem } from '../../schema/favourite.table.ts'

/** A favourite list as its owner sees it. */
export interface FavouriteList extends Record<string, unknown> {
  rowId: number
  id: string
  name: string
  offerIds: number[]
}

/** A customer's lists in order of creation, or only the named one. */
export async function findLists(
  db: Db,
  userId: number,
  guid: string | null = null,
): Promise<FavouriteList[]> {
  const guidCondition = guid === null ? sql`true` : sql`l.guid::text = ${guid.toLowerCase()}`
  const { rows } = await db.execute<FavouriteList>(sql`
    select l.id as "rowId", l.guid as id, l.name,
      coalesce(array_agg(i.offer_id order by i.created_at desc, i.offer_id)
        filter (where i.offer_id is not null), '{}') as "offerIds"
    from favourite_list l left join favourite_list_item i on i.list_id = l.id
    where l.user_id = ${userId} and ${guidCondition}
    group by l.id order by l.id`)
  return rows
}

/** Returns the new list's guid, or null when the customer already has a list of this name. */
export async function createList(db: Db, userId: number, name: string): Promise<string | null> {
  const [row] = await db
    .insert(favouriteList)
    .values({ userId, name })
    .onConflictDoNothing()
    .returning({ guid: favouriteList.guid })
  return row?.guid ?? null
}

/** Returns false when another list of the customer has the name. */
export async function renameList(db: Db, rowId: number, name: string): Promise<boolean> {
  const renamed = await db.execute(sql`
    update favourite_list l set name = ${name} where l.id = ${rowId}
      and not exists (select 1 from favourite_list other
        where other.user_id = l.user_id and other.name = ${name} and other.id <> l.id)
    returning l.id`)
  return renamed.rows.length > 0
}

export async function removeList(db: Db, userId: number, guid: string): Promise<boolean> {
  const removed = await db
    .delete(favouriteList)
    .where(and(eq(favouriteList.userId, userId), eq(favouriteList.guid, guid)))
    .returning({ id: favouriteList.id })
  return removed.length > 0
}

/** Returns whether the offer exists; an item that is already in the list keeps its position. */
export async function insertListItem(db: Db, rowId: number, offerId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with known as (select id from offer where id = ${offerId} and is_active),
    put as (insert into favourite_list_item (list_id, offer_id)
      select ${rowId}, id from known on conflict do nothing)
    select id from known`)
  return rows.length > 0
}

export async function removeListItem(db: Db, rowId: number, offerId: number): Promise<void> {
  await db
    .delete(favouriteListItem)
    .where(and(eq(favouriteListItem.listId, rowId), eq(favouriteListItem.offerId, offerId)))
}
