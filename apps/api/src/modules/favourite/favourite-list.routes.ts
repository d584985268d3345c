import * as contract from '@svetlitsa/api-client/favourite-list/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { handle } from '../../platform/http/handle.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { addToFavouriteList } from './add-to-favourite-list.ts'
import {
  createList,
  type FavouriteList,
  findLists,
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
