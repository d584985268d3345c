import { createHash } from 'node:crypto'
import { foldLetters } from '@svetlitsa/domain/text/fold-letters'
import type { Context } from '../../platform/context/context.ts'
import { type SearchedGoods, searchGoods } from './search-goods.ts'
import { type InterpretedSearch, interpretSearch } from './terms/interpret-search.ts'
import { SynonymRegistry } from './terms/synonym-registry.ts'

/** A search with its results. */
export interface FoundSearch extends SearchedGoods {
  interpreted: InterpretedSearch
  /** Identical for identical requests. */
  hash: string
}

/** Nobody pages further. */
const MAX_PRODUCTS = 10_000
/**
 * Suggestions show three products, which are found among this many of the most popular in a few
 * milliseconds.
 */
const TYPING_SAMPLE_SIZE = 1_500

/**
 * Can be shared by all databases: synonyms come from the code, and stemming is the same everywhere.
 */
const synonyms = new SynonymRegistry()

/** The products of a search, cached under the hash of the request (search.results). */
export function searchGoodsCached(
  { db, services, region }: Pick<Context, 'db' | 'services' | 'region'>,
  typed: string,
  { isTyping = false, limit = MAX_PRODUCTS } = {},
): Promise<FoundSearch> {
  const zoneId = region.priceZoneId
  const cacheInput = JSON.stringify([
    foldLetters(typed).replace(/\s+/g, ' '),
    isTyping,
    limit,
    zoneId,
  ])
  const hash = createHash('sha256').update(cacheInput).digest('base64url')
  return services.responseCache.read(
    { key: `search:${hash}`, tags: ['goods', 'catalogue'] },
    async () => {
      const interpreted = await interpretSearch(db, synonyms, typed, { isTyping })
      const sample = isTyping ? TYPING_SAMPLE_SIZE : null
      const found = await searchGoods(db, interpreted, { zoneId, limit, sample })
      return { ...found, interpreted, hash }
    },
  )
}
