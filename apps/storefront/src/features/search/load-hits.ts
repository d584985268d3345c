import { getMiniCards } from '@svetlitsa/api-client/api/catalogue'
import { callOptions } from '../../call-options.ts'
import type { PageContext } from '../../page-context.ts'

/** What is bought most, for who found nothing. */
export async function loadHits(context: PageContext) {
  const outcome = await getMiniCards({ type: 'hits' }, callOptions(context))
  return outcome.ok ? outcome.answer.elements : []
}
