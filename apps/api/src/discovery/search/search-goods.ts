import type { Db } from '../../platform/database/database.ts'
import { type FoundGoods, findByArticle, findGoods, type GoodsQuery } from './find-goods.queries.ts'
import type { InterpretedSearch } from './terms/interpret-search.ts'
import { compareByWeight, type SearchTerm, toTsQuery } from './terms/search-term.ts'
import { splitThings } from './terms/split-things.ts'

export interface SearchedGoods extends FoundGoods {
  /** The words, sizes and prices, as typed, that no product has together with the rest. */
  dropped: string[]
}

const NOTHING: SearchedGoods = {
  total: 0,
  productIds: [],
  offerIds: null,
  sections: [],
  dropped: [],
}

/** The products of a search; if none matches all of it, those that match most. */
export async function searchGoods(
  db: Db,
  interpreted: InterpretedSearch,
  base: Pick<GoodsQuery, 'zoneId' | 'limit' | 'sample'>,
): Promise<SearchedGoods> {
  const { text, ignored } = interpreted
  const byArticle = text.article ? await findByArticle(db, text.article, base.zoneId) : []
  if (byArticle.length > 0) return toArticleResult(byArticle)
  for (const { query, dropped } of generateAttempts(interpreted)) {
    const found = await findGoods(db, { ...base, ...query })
    if (found.total === 0) continue
    return { ...found, dropped: [...new Set([...ignored, ...dropped])] }
  }
  return NOTHING
}

/** What limits a search besides the words that are asked for. */
type Limits = Pick<GoodsQuery, 'price' | 'width' | 'near'>
type AttemptedQuery = Omit<GoodsQuery, 'zoneId' | 'limit' | 'sample'>

interface Attempt {
  query: AttemptedQuery
  /** What the query leaves out, as typed. */
  dropped: string[]
}

/**
 * The whole search, then the search relaxed step by step: similar sizes, any size, any price, then
 * without one word and without more and more words, least important first (search.relaxed). The
 * product noun is dropped last, because a grey chair does not help a customer who wants a grey sofa.
 * What was excluded stays excluded.
 */
function* generateAttempts({
  text,
  terms: understood,
  excluded,
}: InterpretedSearch): Generator<Attempt> {
  const { terms, things } = splitThings(understood)
  const { sizes, pairs, price, width, typed, isSizeWidth } = text
  const [size] = sizes
  const sizeWidth = size && isSizeWidth ? size : null
  const inBounds: Limits = { price, width, near: sizeWidth && { price: null, width: sizeWidth } }
  const near = { price, width: width ?? sizeWidth }
  const unbounded: Limits = {
    price: null,
    width: null,
    near: near.price || near.width ? near : null,
  }
  const sized = [...sizes.map(buildSizeTerm), ...pairs.map(buildPairTerm)]
  const hasBounds = price !== null || width !== null
  const bounds = [...typed.width, ...(typed.price ? [typed.price] : [])]
  if (terms.length + sized.length === 0 && !hasBounds) return
  const build = (kept: readonly SearchTerm[], limits: Limits, dropped: string[]) => ({
    query: { ...toQuery(kept, limits, excluded), things },
    dropped,
  })
  yield build([...terms, ...sized], inBounds, [])
  if (sized.length > 0) {
    const similar = [
      ...sizes.map(widenRange).map(buildSizeTerm),
      ...pairs.map(buildSimilarPairTerm),
    ]
    yield build([...terms, ...similar], inBounds, typed.sizes)
    if (hasBounds) yield build(terms, inBounds, typed.sizes)
  }
  if (hasBounds && terms.length + sized.length > 0) {
    yield build([...terms, ...sized], unbounded, bounds)
  }
  const limited = [...typed.sizes, ...bounds]
  if (sized.length > 0 && terms.length > 0) yield build(terms, unbounded, limited)
  for (const kept of generateShorterLists(terms)) {
    const words = terms.filter((term) => !kept.includes(term)).map((term) => term.typed)
    yield build(kept, unbounded, [...words, ...limited])
  }
}

/** The terms without one, without more and more, and each alone; never none. */
function* generateShorterLists(terms: readonly SearchTerm[]): Generator<SearchTerm[]> {
  const weighed = terms.toSorted(compareByWeight)
  const lists = [
    ...weighed.map((_, index) => weighed.toSpliced(-1 - index, 1)),
    ...weighed.slice(2).map((_, index) => weighed.slice(0, -2 - index)),
    ...weighed.slice(1).map((term) => [term]),
  ]
  yield* lists.filter(({ length }) => length > 0)
}

function toQuery(
  terms: readonly SearchTerm[],
  { price, width, near }: Limits,
  excluded: readonly SearchTerm[][],
): Omit<AttemptedQuery, 'things'> {
  const classes = terms.filter(({ kind }) => kind === 'class')
  const nouns = terms.filter(({ part }) => part === 'noun')
  const items = classes.length > 0 ? classes : nouns
  const nameTerms = (items.length > 0 ? items : terms).filter(({ named }) => named.length > 0)
  const unwanted = excluded.map((group) => `!(${toTsQuery(group)})`)
  const isOfOffer =
    price !== null ||
    width !== null ||
    near !== null ||
    excluded.length > 0 ||
    terms.some(({ isOfProduct }) => !isOfProduct)
  return {
    price,
    width,
    near,
    query: [...(terms.length > 0 ? [toTsQuery(terms)] : []), ...unwanted].join(' & '),
    inName: toTsQuery(nameTerms.map(toNameTerm), 'A'),
    inSection: toTsQuery(nameTerms.map(toNameTerm), 'B'),
    inModel: toTsQuery(
      terms
        .filter(
          ({ kind, part, named }) =>
            kind === null && part === 'noun' && named.length > 0 && classes.length > 0,
        )
        .map(toNameTerm),
      'A',
    ),
    inClass: toTsQuery(classes.map(onlyFacts)),
    isOfOffer,
  }
}

/** The sections of a class without the words that were typed. */
function onlyFacts(term: SearchTerm): SearchTerm {
  const alternatives = term.alternatives.filter(([token]) => token?.startsWith('in:'))
  return { ...term, alternatives, places: '' }
}

function toNameTerm({ named, isPrefix }: SearchTerm) {
  return { alternatives: [named], isPrefix, places: '' }
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
const sizeTermBase = {
  named: [] as string[],
  places: '',
  part: 'adjective',
  typed: '',
  position: 0,
  kind: null,
  value: null,
} as const

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
    dropped: [],
  }
}
