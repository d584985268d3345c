import { createHash } from 'node:crypto'
import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type { multisearch } from '@svetlitsa/api-client/search/contract'
import type { Context } from '../../platform/context/context.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { Serialized } from '../../platform/http/serialized.ts'
import { buildSearchResponse } from './build-search-response.ts'
import { readFoundList } from './read-found-list.ts'
import { searchGoodsCached } from './search-goods-cached.ts'

type Answer = CallAnswer<typeof multisearch>

const SHOWN = { categories: 12, items: 3 }
/** Filters by stock depend on it, and stock changes do not invalidate the cache. */
const STOCK_TTL_MS = 10_000

/** Results of a search, cached under the hash of the request (search.results). */
export function readMultisearch(
  context: Context,
  input: ParsedInput<typeof multisearch>,
): Promise<Serialized<Answer> | Refusal<'not_found'>> {
  const { services, region, language, isCrawler } = context
  const { sr: _named, ...keyInput } = input
  const request = JSON.stringify([keyInput, region.id, language, isCrawler])
  const key = `multisearch:${createHash('sha256').update(request).digest('base64url')}`
  const ttl =
    keyInput.params && Object.keys(keyInput.params).length > 0 ? { ttlMs: STOCK_TTL_MS } : {}
  const tags = ['goods', 'catalogue', 'section-tree', 'vendor']
  return services.responseCache.read({ key, tags, ...ttl }, () => buildAnswer(context, input))
}

async function buildAnswer(
  context: Context,
  { q, t, offset, params, sort, withFilters, unticked }: ParsedInput<typeof multisearch>,
): Promise<Serialized<Answer> | Refusal<'not_found'>> {
  const found = await searchGoodsCached(context, q, { unticked })
  const { hash: key, productIds, offerIds } = found
  const [list, response] = await Promise.all([
    readFoundList(
      context,
      { key, productIds, offerIds, ranksOffers: false },
      { section: t, params, sort, offset, withFilters },
    ),
    buildSearchResponse(context, q, found, SHOWN),
  ])
  if (list instanceof Refusal) return list
  return new Serialized<Answer>({ ...list, response })
}
