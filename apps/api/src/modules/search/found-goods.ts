import { createHash } from 'node:crypto'
import { foldLetters } from '@svetlitsa/domain/text/fold-letters'
import type { Context } from '../../platform/context.ts'
import { type SearchedGoods, searchGoods } from './search-goods.ts'
import { SynonymBook } from './synonym-book.ts'
import { type Understood, understandSearch } from './understand-search.ts'

/** A search and what it found. */
export interface FoundSearch extends SearchedGoods {
  understood: Understood
  /** The same for everybody who asks the same. */
  hash: string
}

/** Nobody leafs through more. */
const MOST_PRODUCTS = 10_000
/** Suggestions show three: among so many of the most popular they are found in a few milliseconds. */
const SAMPLE_WHILE_TYPING = 1_500

/** Bound to no database: what it holds is read from the code, stemmed the same everywhere. */
const synonyms = new SynonymBook()

/** The goods of a search, kept under the hash of the request (storefront §4). */
export function foundGoods(
  { db, services, region }: Pick<Context, 'db' | 'services' | 'region'>,
  typed: string,
  { isTyping = false, limit = MOST_PRODUCTS } = {},
): Promise<FoundSearch> {
  const zoneId = region.priceZoneId
  const asked = JSON.stringify([foldLetters(typed).replace(/\s+/g, ' '), isTyping, limit, zoneId])
  const hash = createHash('sha256').update(asked).digest('base64url')
  return services.answers.read(
    { key: `search:${hash}`, tags: ['goods', 'catalogue'] },
    async () => {
      const understood = await understandSearch(db, synonyms, typed, { isTyping })
      const sample = isTyping ? SAMPLE_WHILE_TYPING : null
      const found = await searchGoods(db, understood, { zoneId, limit, sample })
      return { ...found, understood, hash }
    },
  )
}
