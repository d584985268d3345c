import { getMiniCards } from '@svetlitsa/api-client/api/catalogue'
import { callOptions } from '../../call-options.ts'
import type { PageContext } from '../../page-context.ts'

/** The id of some product on sale, or null in an empty shop. */
export async function loadAnyProduct(context: PageContext): Promise<number | null> {
  const outcome = await getMiniCards({ type: 'hits', count: 1 }, callOptions(context))
  return outcome.ok ? (outcome.answer.elements[0]?.id ?? null) : null
}
