import * as contract from '@svetlitsa/api-client/price-tag/contract'
import { handle } from '../../platform/http/handle.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findPrintStore } from './find-print-store.ts'
import { listStaleTags } from './list-stale-tags.ts'
import { printTags } from './print-tags.ts'
import { deleteTags } from './stale-tag.queries.ts'

/** The printed tags of a store (retail.price). */
export const priceTagRoutes = [
  handle(contract.printTags, printTags),
  handle(contract.findTagsToReprint, listStaleTags),

  handle(contract.discardTags, async (context, { storeId, ids }) => {
    const place = await findPrintStore(context, storeId)
    if (place instanceof Refusal) return place
    return { discarded: await deleteTags(context.db, place.store.id, ids) }
  }),
]
