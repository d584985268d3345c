import { getMiniCards } from '@svetlitsa/api-client/catalogue/client'
import { getCallOptions } from '../../page-context/get-call-options.ts'
import type { PageContext } from '../../page-context/page-context.ts'

/** Loads bestsellers, for an empty search result. */
export async function loadHits(context: PageContext) {
  const outcome = await getMiniCards({ type: 'hits' }, getCallOptions(context))
  return outcome.ok ? outcome.answer.elements : []
}
