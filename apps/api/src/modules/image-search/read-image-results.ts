import type { AnswerOf, ParsedOf } from '@svetlitsa/api-client/contract/call'
import type { getImageSearchResults } from '@svetlitsa/api-client/contract/image-search'
import type { Context } from '../../platform/context.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import { readFoundList } from '../search/read-found-list.ts'
import { similarGoods } from './similar-goods.ts'

/** A page of the goods that look like a shopper's picture, with the filters of every list. */
export async function readImageResults(
  context: Context,
  { resultId, offset, params, sort, withFilters }: ParsedOf<typeof getImageSearchResults>,
): Promise<AnswerOf<typeof getImageSearchResults> | Refusal<'not_found'>> {
  const found = await similarGoods(context, resultId)
  if (!found) return refuse('not_found')
  const list = await readFoundList(context, found, { params, sort, offset, withFilters })
  if (list instanceof Refusal) return list
  const { src, fileName } = found
  return { ...list, resultId, src, fileName, total: list.pagination.total }
}
