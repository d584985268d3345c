import type { Context } from '../../platform/context.ts'
import type { FoundScope } from '../catalogue/list-query.ts'
import { similarGoods } from '../image-search/similar-goods.ts'
import { foundGoods } from './found-goods.ts'

interface Asked {
  q?: string | undefined
  resultId?: string | undefined
}

/**
 * What a list is cut to by a search in words or by a picture: nothing where none is named, null
 * where the picture is no longer known.
 */
export async function foundScopeOf(
  context: Context,
  { q, resultId }: Asked = {},
): Promise<FoundScope | undefined | null> {
  if (resultId !== undefined) {
    const similar = await similarGoods(context, resultId)
    if (!similar) return null
    const { src: _picture, fileName: _name, ...found } = similar
    return found
  }
  if (q === undefined) return undefined
  const { hash: key, productIds, offerIds } = await foundGoods(context, q)
  return { key, productIds, offerIds, ranksOffers: false }
}
