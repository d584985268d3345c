import { createHash } from 'node:crypto'
import { foldLetters } from '@svetlitsa/domain/text/plain-text'
import type { Context } from '../../platform/context/context.ts'
import { type SearchedGoods, searchGoods } from './search-goods.ts'
import { getVocabulary } from './terms/build-vocabulary.ts'
import { type InterpretedSearch, interpretSearch } from './terms/interpret-search.ts'
import { type Fact, leaveOutFacts, listFacts } from './understood/fact.ts'

/** A search with its results. */
export interface FoundSearch extends SearchedGoods {
  interpreted: InterpretedSearch
  /** What its words limit it to, whether ticked or not. */
  facts: Fact[]
  unticked: ReadonlySet<string>
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

interface SearchOptions {
  isTyping?: boolean
  limit?: number
  /** Keys of the facts that the shopper has unticked (search.understood). */
  unticked?: readonly string[] | undefined
}

/** The products of a search, cached under the hash of the request (search.results). */
export function searchGoodsCached(
  { db, services, region }: Pick<Context, 'db' | 'services' | 'region'>,
  typed: string,
  { isTyping = false, limit = MAX_PRODUCTS, unticked: untickedKeys = [] }: SearchOptions = {},
): Promise<FoundSearch> {
  const zoneId = region.priceZoneId
  const unticked = new Set(untickedKeys)
  const cacheInput = JSON.stringify([
    foldLetters(typed).replace(/\s+/g, ' '),
    isTyping,
    limit,
    zoneId,
    [...unticked].sort(),
  ])
  const hash = createHash('sha256').update(cacheInput).digest('base64url')
  return services.responseCache.read(
    { key: `search:${hash}`, tags: ['goods', 'catalogue', 'section-tree', 'vendor'] },
    async () => {
      const catalogue = await services.catalogue.current()
      const vocabulary = await getVocabulary(db, catalogue)
      const { properties } = catalogue
      const interpreted = await interpretSearch(db, vocabulary, properties, typed, { isTyping })
      const facts = listFacts(interpreted)
      const sample = isTyping ? TYPING_SAMPLE_SIZE : null
      const kept = leaveOutFacts(interpreted, unticked)
      const found = await searchGoods(db, kept, { zoneId, limit, sample })
      return { ...found, interpreted, facts, unticked, hash }
    },
  )
}
