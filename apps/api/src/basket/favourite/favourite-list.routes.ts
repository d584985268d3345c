import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type { addListItem } from '@svetlitsa/api-client/favourite-list/contract'
import * as contract from '@svetlitsa/api-client/favourite-list/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { handle } from '../../platform/http/handle.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { addFavourites, countFavourites, MAX_FAVOURITES } from './favourite.queries.ts'
import {
  createList,
  type FavouriteList,
  findLists,
  insertListItem,
  removeList,
  removeListItem,
  renameList,
} from './favourite-list.queries.ts'
import { readFavouriteCards } from './read-favourite-cards.ts'

const MAX_LISTS = 30

export const favouriteListRoutes = [
  handle(contract.addList, async (context, { name }) => {
    const { id: userId } = requireCustomer(context)
    if ((await findLists(context.db, userId)).length >= MAX_LISTS) return refuse('too_many')
    const guid = await createList(context.db, userId, name)
    if (!guid) return refuse('name_taken')
    return (await findCustomerList(context, guid)) ?? refuse('name_taken')
  }),

  handle(contract.renameList, async (context, { id, name }) => {
    const [list] = await findLists(context.db, requireCustomer(context).id, id)
    if (!list) return refuse('not_found')
    if (!(await renameList(context.db, list.rowId, name))) return refuse('name_taken')
    return { list: toListAnswer({ ...list, name }) }
  }),

  handle(contract.getLists, async (context) => ({
    lists: (await findLists(context.db, requireCustomer(context).id)).map(toListAnswer),
  })),

  handle(contract.deleteList, async (context, { id }) => {
    const { id: userId } = requireCustomer(context)
    if (!(await removeList(context.db, userId, id))) return refuse('not_found')
    return { lists: (await findLists(context.db, userId)).map(toListAnswer) }
  }),

  handle(contract.deleteListItem, async (context, { id, offerId }) => {
    const [list] = await findLists(context.db, requireCustomer(context).id, id)
    if (!list) return refuse('not_found')
    await removeListItem(context.db, list.rowId, offerId)
    return (await findCustomerList(context, id)) ?? refuse('not_found')
  }),

  handle(contract.addListItem, async (context, input) => {
    const { id: userId, sessionId } = requireCustomer(context)
    const owner = { id: sessionId, userId }
    const refusal = await transact(context.db, (tx) => addToFavouriteList(tx, owner, input))
    if (refusal instanceof Refusal) return refusal
    return (await findCustomerList(context, input.id)) ?? refuse('not_found')
  }),

  handle(contract.getListItems, async (context, { id }) => {
    const [list] = await findLists(context.db, requireCustomer(context).id, id)
    if (!list) return refuse('not_found')
    return { list: toListAnswer(list), ...(await readFavouriteCards(context, list.offerIds)) }
  }),
]

/**
 * Returns the logged-in customer. The access check before every handler guarantees that there is
 * one.
 */
function requireCustomer({ session }: Context): { id: number; sessionId: number } {
  if (!session?.userId) throw new Error('a call for customers has no customer')
  return { id: session.userId, sessionId: session.id }
}

async function findCustomerList(context: Context, guid: string) {
  const [list] = await findLists(context.db, requireCustomer(context).id, guid)
  return list ? { list: toListAnswer(list) } : null
}

function toListAnswer({ id, name, offerIds }: FavouriteList) {
  return { id, name, offerIds, count: offerIds.length, url: link.favoritesList(id) }
}

/** Maximum number of items in a list. */
const MAX_ITEMS = 200

type Reason = 'not_found' | 'offer_unknown' | 'too_many'

/**
 * Adds an offer to a customer's list, removing it from the source list when it moves, and marks it
 * as a favourite.
 */
async function addToFavouriteList(
  tx: Db,
  owner: { id: number; userId: number },
  { id, offerId, fromId }: ParsedInput<typeof addListItem>,
): Promise<Refusal<Reason> | null> {
  const [list] = await findLists(tx, owner.userId, id)
  const [from] = fromId ? await findLists(tx, owner.userId, fromId) : []
  if (!list || (fromId && !from)) return refuse('not_found')
  const isNew = !list.offerIds.includes(offerId)
  if (isNew && list.offerIds.length >= MAX_ITEMS) return refuse('too_many')
  if (!(await insertListItem(tx, list.rowId, offerId))) return refuse('offer_unknown')
  if (from && from.rowId !== list.rowId) await removeListItem(tx, from.rowId, offerId)
  if ((await countFavourites(tx, owner)) < MAX_FAVOURITES) await addFavourites(tx, owner, [offerId])
  return null
}
