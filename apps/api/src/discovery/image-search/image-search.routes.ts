import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type { getImageSearchResults } from '@svetlitsa/api-client/image-search/contract'
import * as contract from '@svetlitsa/api-client/image-search/contract'
import { limitCall } from '../../platform/access/limit-call.ts'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { readFoundList } from '../search/read-found-list.ts'
import { findSimilarGoods } from './find-similar-goods.ts'

/**
 * A page of the products that resemble a shopper's picture, with the filters of every product list.
 */
async function readImageResults(
  context: Context,
  { resultId, offset, params, sort, withFilters }: ParsedInput<typeof getImageSearchResults>,
): Promise<CallAnswer<typeof getImageSearchResults> | Refusal<'not_found'>> {
  const found = await findSimilarGoods(context, resultId)
  if (!found) return refuse('not_found')
  const list = await readFoundList(context, found, { params, sort, offset, withFilters })
  if (list instanceof Refusal) return list
  const { src, fileName } = found
  return { ...list, resultId, src, fileName, total: list.pagination.total }
}

/** Decoding a picture is the most expensive call; no person searches more often. */
const searchedPictures = { name: 'searched-pictures', points: 60, seconds: 60 }

export const imageSearchRoutes = [
  handle(contract.getVisionQuery, async (context, input) => {
    await limitCall(context, searchedPictures)
    const { acceptUploadedPicture } = await import('./accept-uploaded-picture.ts')
    return acceptUploadedPicture(context, input)
  }),

  handle(contract.getImageSearchResults, readImageResults),
]
