import type { ParsedOf } from '@svetlitsa/api-client/contract/call'
import type { addListItem } from '@svetlitsa/api-client/contract/favourite-list'
import type { Db } from '../../platform/database.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { countFavourites, MOST_FAVOURITES, putFavourites } from './favourite.queries.ts'
import { dropListItem, findLists, putListItem } from './favourite-list.queries.ts'

/** A shared list holds so many. */
const MOST_ITEMS = 200

type Reason = 'not_found' | 'offer_unknown' | 'too_many'

/** Puts an offer into a customer's list, out of another one where it moves; it is marked, too. */
export async function putIntoList(
  tx: Db,
  owner: { id: number; userId: number },
  { id, offerId, fromId }: ParsedOf<typeof addListItem>,
): Promise<Refusal<Reason> | null> {
  const [list] = await findLists(tx, owner.userId, id)
  const [from] = fromId ? await findLists(tx, owner.userId, fromId) : []
  if (!list || (fromId && !from)) return refuse('not_found')
  const isNew = !list.offerIds.includes(offerId)
  if (isNew && list.offerIds.length >= MOST_ITEMS) return refuse('too_many')
  if (!(await putListItem(tx, list.rowId, offerId))) return refuse('offer_unknown')
  if (from && from.rowId !== list.rowId) await dropListItem(tx, from.rowId, offerId)
  if ((await countFavourites(tx, owner)) < MOST_FAVOURITES)
    await putFavourites(tx, owner, [offerId])
  return null
}
