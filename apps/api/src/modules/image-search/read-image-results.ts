import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type { getImageSearchResults } from '@svetlitsa/api-client/image-search/contract'
import type { Context } from '../../platform/context/context.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { readFoundList } from '../search/read-found-list.ts'
import { findSimilarGoods } from './find-similar-goods.ts'

/**
 * A page of the products that resemble a shopper's picture, with the filters of every product list.
 */
export async function readImageResults(
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
