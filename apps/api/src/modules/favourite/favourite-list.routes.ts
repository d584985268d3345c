import * as contract from '@svetlitsa/api-client/contract/favourite-list'
import { link } from '@svetlitsa/domain/route/site-map'
import type { Context } from '../../platform/context.ts'
import { handle } from '../../platform/handle.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import { transact } from '../../platform/transact.ts'
import {
  createList,
  dropListItem,
  findLists,
  type OwnList,
  removeList,
  renameList,
} from './favourite-list.queries.ts'
import { putIntoList } from './put-into-list.ts'
import { readFavouriteCards } from './read-favourite-cards.ts'

const MOST_LISTS = 30

export const favouriteListRoutes = [
  handle(contract.addList, async (context, { name }) => {
    const { id: userId } = customerOf(context)
    if ((await findLists(context.db, userId)).length >= MOST_LISTS) return refuse('too_many')
    const guid = await createList(context.db, userId, name)
    if (!guid) return refuse('name_taken')
    return (await ownList(context, guid)) ?? refuse('name_taken')
  }),

  handle(contract.renameList, async (context, { id, name }) => {
    const [list] = await findLists(context.db, customerOf(context).id, id)
    if (!list) return refuse('not_found')
    if (!(await renameList(context.db, list.rowId, name))) return refuse('name_taken')
    return { list: shown({ ...list, name }) }
  }),

  handle(contract.getLists, async (context) => ({
    lists: (await findLists(context.db, customerOf(context).id)).map(shown),
  })),

  handle(contract.deleteList, async (context, { id }) => {
    const { id: userId } = customerOf(context)
    if (!(await removeList(context.db, userId, id))) return refuse('not_found')
    return { lists: (await findLists(context.db, userId)).map(shown) }
  }),

  handle(contract.deleteListItem, async (context, { id, offerId }) => {
    const [list] = await findLists(context.db, customerOf(context).id, id)
    if (!list) return refuse('not_found')
    await dropListItem(context.db, list.rowId, offerId)
    return (await ownList(context, id)) ?? refuse('not_found')
  }),

  handle(contract.addListItem, async (context, input) => {
    const { id: userId, sessionId } = customerOf(context)
    const owner = { id: sessionId, userId }
    const refusal = await transact(context.db, (tx) => putIntoList(tx, owner, input))
    if (refusal instanceof Refusal) return refusal
    return (await ownList(context, input.id)) ?? refuse('not_found')
  }),

  handle(contract.getListItems, async (context, { id }) => {
    const [list] = await findLists(context.db, customerOf(context).id, id)
    if (!list) return refuse('not_found')
    return { list: shown(list), ...(await readFavouriteCards(context, list.offerIds)) }
  }),
]

/** The call's caller is a customer: the guard before every handler sees to it. */
function customerOf({ session }: Context): { id: number; sessionId: number } {
  if (!session?.userId) throw new Error('a call of customers came without one')
  return { id: session.userId, sessionId: session.id }
}

async function ownList(context: Context, guid: string) {
  const [list] = await findLists(context.db, customerOf(context).id, guid)
  return list ? { list: shown(list) } : null
}

function shown({ id, name, offerIds }: OwnList) {
  return { id, name, offerIds, count: offerIds.length, url: link.favoritesList(id) }
}
