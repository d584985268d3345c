import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import { getReviewPage } from '@svetlitsa/api-client/shop-review/client'
import type * as contract from '@svetlitsa/api-client/shop-review/contract'
import { getCallOptions } from '../../page-context/get-call-options.ts'
import type { PageContext } from '../../page-context/page-context.ts'

export type ShopReviews = CallAnswer<typeof contract.getReviewPage>

/** Loads a page of shop reviews; null past the end. */
export async function loadShopReviews(
  context: PageContext,
  page: number,
): Promise<ShopReviews | null> {
  const outcome = await getReviewPage({ page }, getCallOptions(context))
  return outcome.ok ? outcome.answer : null
}
