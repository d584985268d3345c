import type { Db } from '../../platform/database/database.ts'
import { type FoundGoods, findByArticle, findGoods, type GoodsQuery } from './find-goods.queries.ts'
import type { InterpretedSearch } from './terms/interpret-search.ts'
import { compareByWeight, type SearchTerm, toTsQuery } from './terms/search-term.ts'

export interface SearchedGoods extends FoundGoods {
  /** No product matches the whole search; these match most of it. */
  isRelaxed: boolean
}

const NOTHING: SearchedGoods = {
  total: 0,
  productIds: [],
  offerIds: null,
  sections: [],
  isRelaxed: false,
}

/** The products of a search; if none matches all of it, those that match most. */
export async function searchGoods(
  db: Db,
  interpreted: InterpretedSearch,
  base: Pick<GoodsQuery, 'zoneId' | 'limit' | 'sample'>,
): Promise<SearchedGoods> {
  const { text, terms, ignored } = interpreted
  const { article, sizes, pairs, width, price } = text
  const byArticle = article ? await findByArticle(db, article, base.zoneId) : []
  if (byArticle.length > 0) return toArticleResult(byArticle)
  const paired = pairs.map(buildPairTerm)
  const sized = [...sizes.map(buildSizeTerm), ...paired]
  if (terms.length + sized.length === 0 && !width && !price) return NOTHING
  const bounds = { price, width }
  const exact = await findGoods(db, {
    ...base,
    ...bounds,
    ...toSearchText([...terms, ...sized], bounds),
  })
  if (exact.total > 0) return { ...exact, isRelaxed: ignored.length > 0 }
  if (sized.length > 0) {
    const similarTerms = [
      ...terms,
      ...sizes.map(widenRange).map(buildSizeTerm),
      ...pairs.map(buildSimilarPairTerm),
    ]
    const found = await findGoods(db, { ...base, ...bounds, ...toSearchText(similarTerms, bounds) })
    if (found.total > 0) return { ...found, isRelaxed: true }
  }
  for (const relaxed of generateRelaxations(terms, sized, bounds)) {
    const found = await findGoods(db, { ...base, ...relaxed })
    if (found.total > 0) return { ...found, isRelaxed: true }
  }
  return NOTHING
}

type Bounds = Pick<GoodsQuery, 'price' | 'width'>
type RelaxedQuery = Omit<GoodsQuery, 'zoneId' | 'limit' | 'sample'>

/**
 * Relaxes a search step by step: first without bounds and sizes, then without one word, then
 * without more and more words, least important first. The product noun is dropped last, because a
 * grey chair does not help a customer who wants a grey sofa.
 */
function* generateRelaxations(
  terms: SearchTerm[],
  sized: SearchTerm[],
  bounds: Bounds,
): Generator<RelaxedQuery> {
  const none: Bounds = { price: null, width: null }
  const hasBounds = bounds.price !== null || bounds.width !== null
  if (hasBounds && terms.length + sized.length > 0) {
    yield { ...none, ...toSearchText([...terms, ...sized], none) }
  }
  if (sized.length > 0 && terms.length > 0) yield { ...none, ...toSearchText(terms, none) }
  const weighed = terms.toSorted(compareByWeight)
  const relaxedTerms = [
    ...weighed.map((_, index) => weighed.toSpliced(-1 - index, 1)),
    ...weighed.slice(2).map((_, index) => weighed.slice(0, -2 - index)),
    ...weighed.slice(1).map((term) => [term]),
  ]
  for (const remaining of relaxedTerms) {
    if (remaining.length > 0) yield { ...none, ...toSearchText(remaining, none) }
  }
}

function toSearchText(terms: readonly SearchTerm[], { price, width }: Bounds) {
  const items = terms.filter(({ part }) => part === 'noun')
  const nameTerms = items.length > 0 ? items : terms.filter((term) => !isSize(term))
  return {
    query: toTsQuery(terms),
    inName: toTsQuery(nameTerms.map(toNameTerm), 'A'),
    inSection: toTsQuery(nameTerms, 'B'),
    isOfOffer: price !== null || width !== null || terms.some(({ isOfProduct }) => !isOfProduct),
  }
}

function toNameTerm({ named, isPrefix }: SearchTerm) {
  return { alternatives: [named], isPrefix }
}

type SizeRange = { from: number | null; to: number | null }

/** If there is no sofa of 220 cm, one of 228 cm is an acceptable result. */
function widenRange({ from, to }: SizeRange): SizeRange {
  const [low, high] = [from ?? 0, to ?? 0]
  const slackCm = high >= 100 ? 15 : 5
  return { from: Math.max(0, low - slackCm), to: high + slackCm }
}

function buildSizeTerm({ from, to }: SizeRange): SearchTerm {
  const [low, high] = [from ?? 0, to ?? 0]
  const alternatives = Array.from({ length: high - low + 1 }, (_, index) => [`size:${low + index}`])
  return { alternatives, isPrefix: false, isOfProduct: false, ...sizeTermBase }
}

type Pair = readonly [number, number]

function buildPairTerm(pair: Pair): SearchTerm {
  return {
    alternatives: listBothOrders(pair),
    isPrefix: false,
    isOfProduct: false,
    ...sizeTermBase,
  }
}

/** If there is no table of 120 × 80 cm, one of 120 × 75 cm is an acceptable result. */
function buildSimilarPairTerm([first, second]: Pair): SearchTerm {
  const alternatives = listSimilarSides(first).flatMap((a) =>
    listSimilarSides(second).flatMap((b) => listBothOrders([a, b])),
  )
  return { alternatives, isPrefix: false, isOfProduct: false, ...sizeTermBase }
}

/** Width × depth and depth × width. */
function listBothOrders([first, second]: Pair): string[][] {
  return [[`pair:${first}x${second}`], [`pair:${second}x${first}`]]
}

function listSimilarSides(cm: number): number[] {
  const slackCm = cm >= 100 ? 10 : 5
  return Array.from({ length: 2 * slackCm + 1 }, (_, index) => cm - slackCm + index)
}

/** A size is not a word and is dropped separately. */
const sizeTermBase = { named: [] as string[], part: 'adjective', position: 0 } as const

function isSize({ alternatives }: SearchTerm): boolean {
  return /^(?:size|pair):/.test(alternatives[0]?.[0] ?? '')
}

function toArticleResult(found: Awaited<ReturnType<typeof findByArticle>>): SearchedGoods {
  const productIds = [...new Set(found.map(({ productId }) => productId))]
  const sections = Map.groupBy(found, ({ sectionId }) => sectionId)
  return {
    total: productIds.length,
    productIds,
    offerIds: found.map(({ offerId }) => offerId),
    sections: [...sections].map(([id, offers]) => [
      id,
      new Set(offers.map(({ productId }) => productId)).size,
    ]),
    isRelaxed: false,
  }
}
