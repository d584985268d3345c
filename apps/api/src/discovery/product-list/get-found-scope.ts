import type { Context } from '../../platform/context/context.ts'
import { findSimilarGoods } from '../image-search/find-similar-goods.ts'
import type { FoundScope } from '../listing/list-query.ts'
import { searchGoodsCached } from '../search/search-goods-cached.ts'

interface FoundScopeRequest {
  q?: string | undefined
  resultId?: string | undefined
  unticked?: readonly string[] | undefined
}

/**
 * Restricts a list to the results of a text or image search: undefined if no search is given, null
 * if the image is no longer available.
 */
export async function getFoundScope(
  context: Context,
  { q, resultId, unticked }: FoundScopeRequest = {},
): Promise<FoundScope | undefined | null> {
  if (resultId !== undefined) {
    const similar = await findSimilarGoods(context, resultId)
    if (!similar) return null
    const { src: _picture, fileName: _name, ...found } = similar
    return found
  }
  if (q === undefined) return undefined
  const { hash: key, productIds, offerIds } = await searchGoodsCached(context, q, { unticked })
  return { key, productIds, offerIds, ranksOffers: false }
}
