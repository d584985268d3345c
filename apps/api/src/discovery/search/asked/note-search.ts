import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/search/contract'
import { isPersonalText } from '@svetlitsa/domain/search/search-query'
import { foldLetters } from '@svetlitsa/domain/text/plain-text'
import { limitCall } from '../../../platform/access/limit-call.ts'
import type { Context } from '../../../platform/context/context.ts'
import { searchGoodsCached } from '../search-goods-cached.ts'
import { countAskedSearch } from './asked-search.queries.ts'

const notedSearches = { name: 'noted-searches', points: 60, seconds: 60 }

/**
 * Counts a search for the report and the suggestions, without who made it. What was found is asked
 * of the search itself, not of the browser.
 */
export async function noteSearch(
  context: Context,
  { q, event }: ParsedInput<typeof contract.noteSearch>,
): Promise<'counted' | 'skipped'> {
  await limitCall(context, notedSearches)
  const text = foldLetters(q).replace(/\s+/g, ' ')
  if (text === '' || isPersonalText(text)) return 'skipped'
  const { total, dropped } = await searchGoodsCached(context, q)
  const { db, language, services } = context
  const day = services.clock.now().toISOString().slice(0, 10)
  await countAskedSearch(
    db,
    { day, language, text, found: total, isRelaxed: dropped.length > 0 },
    event,
  )
  return 'counted'
}
