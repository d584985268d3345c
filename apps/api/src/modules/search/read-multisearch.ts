import { createHash } from 'node:crypto'
import type { AnswerOf, ParsedOf } from '@svetlitsa/api-client/contract/call'
import type { multisearch } from '@svetlitsa/api-client/contract/search'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { Serialized } from '../../platform/serialized.ts'
import { foundGoods } from './found-goods.ts'
import { readFoundList } from './read-found-list.ts'
import { searchResponse } from './search-response.ts'

type Answer = AnswerOf<typeof multisearch>

const SHOWN = { categories: 12, items: 3 }
/** Filters by stock follow it, and it tells nobody when it changes. */
const STOCK_TTL_MS = 10_000

/** Results of a search, kept under the hash of the request (storefront §4). */
export function readMultisearch(
  context: Context,
  input: ParsedOf<typeof multisearch>,
): Promise<Serialized<Answer> | Refusal<'not_found'>> {
  const { services, region, language, isCrawler } = context
  const { sr: _named, ...asked } = input
  const request = JSON.stringify([asked, region.id, language, isCrawler])
  const key = `multisearch:${createHash('sha256').update(request).digest('base64url')}`
  const ttl = asked.params && Object.keys(asked.params).length > 0 ? { ttlMs: STOCK_TTL_MS } : {}
  const tags = ['goods', 'catalogue', 'section-tree', 'vendor']
  return services.answers.read({ key, tags, ...ttl }, () => makeAnswer(context, input))
}

async function makeAnswer(
  context: Context,
  { q, t, offset, params, sort, withFilters }: ParsedOf<typeof multisearch>,
): Promise<Serialized<Answer> | Refusal<'not_found'>> {
  const found = await foundGoods(context, q)
  const { hash: key, productIds, offerIds } = found
  const [list, response] = await Promise.all([
    readFoundList(
      context,
      { key, productIds, offerIds, ranksOffers: false },
      { section: t, params, sort, offset, withFilters },
    ),
    searchResponse(context, q, found, SHOWN),
  ])
  if (list instanceof Refusal) return list
  return new Serialized<Answer>({ ...list, response })
}
