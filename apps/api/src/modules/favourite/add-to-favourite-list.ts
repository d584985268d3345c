import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type { addListItem } from '@svetlitsa/api-client/favourite-list/contract'
import type { Db } from '../../platform/database/database.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { addFavourites, countFavourites, MAX_FAVOURITES } from './favourite.queries.ts'
import { findLists, insertListItem, removeListItem } from './favourite-list.queries.ts'

/** Maximum number of items in a list. */
const MAX_ITEMS = 200

type Reason = 'not_found' | 'offer_unknown' | 'too_many'

/**
 * Adds an offer to a customer's list, removing it from the source list when it moves, and marks it
 * as a favourite.
 */
export async function addToFavouriteList(
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
