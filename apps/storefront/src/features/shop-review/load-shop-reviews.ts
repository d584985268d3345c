import { getReviewPage } from '@svetlitsa/api-client/api/shop-review'
import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type * as contract from '@svetlitsa/api-client/contract/shop-review'
import { callOptions } from '../../call-options.ts'
import type { PageContext } from '../../page-context.ts'

export type ShopReviews = AnswerOf<typeof contract.getReviewPage>

/** A page of what people say of the shop, or null past the end. */
export async function loadShopReviews(
  context: PageContext,
  page: number,
): Promise<ShopReviews | null> {
  const outcome = await getReviewPage({ page }, callOptions(context))
  return outcome.ok ? outcome.answer : null
}
