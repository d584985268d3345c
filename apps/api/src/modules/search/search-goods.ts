import type { Db } from '../../platform/database.ts'
import {
  type FoundGoods,
  findByArticle,
  findGoods,
  type WantedGoods,
} from './find-goods.queries.ts'
import { byWeight, queryOf, type SearchTerm } from './search-term.ts'
import type { Understood } from './understand-search.ts'

export interface SearchedGoods extends FoundGoods {
  /** Nothing has all of what was asked for: these have the most of it. */
  isRelaxed: boolean
}

const NOTHING: SearchedGoods = {
  total: 0,
  productIds: [],
  offerIds: null,
  sections: [],
  isRelaxed: false,
}

/** The goods of a search; where none meets all of it, those that meet the most. */
export async function searchGoods(
  db: Db,
  understood: Understood,
  base: Pick<WantedGoods, 'zoneId' | 'limit' | 'sample'>,
): Promise<SearchedGoods> {
  const { text, terms, ignored } = understood
  const { article, sizes, pairs, width, price } = text
  const byArticle = article ? await findByArticle(db, article, base.zoneId) : []
  if (byArticle.length > 0) return ofArticle(byArticle)
  const paired = pairs.map(pairTerm)
  const sized = [...sizes.map(sizeTerm), ...paired]
  if (terms.length + sized.length === 0 && !width && !price) return NOTHING
  const bounds = { price, width }
  const exact = await findGoods(db, { ...base, ...bounds, ...textOf([...terms, ...sized], bounds) })
  if (exact.total > 0) return { ...exact, isRelaxed: ignored.length > 0 }
  if (sized.length > 0) {
    const near = [...terms, ...sizes.map(wider).map(sizeTerm), ...pairs.map(nearPairTerm)]
    const found = await findGoods(db, { ...base, ...bounds, ...textOf(near, bounds) })
    if (found.total > 0) return { ...found, isRelaxed: true }
  }
  for (const relaxed of relaxations(terms, sized, bounds)) {
    const found = await findGoods(db, { ...base, ...relaxed })
    if (found.total > 0) return { ...found, isRelaxed: true }
  }
  return NOTHING
}

type Bounds = Pick<WantedGoods, 'price' | 'width'>
type Wanted = Omit<WantedGoods, 'zoneId' | 'limit' | 'sample'>

/**
 * First the bounds and sizes are let go, then one word, then more and more of them, the lightest
 * first; what kind of thing it is goes last: who wants a grey sofa is not helped by a grey chair.
 */
function* relaxations(terms: SearchTerm[], sized: SearchTerm[], bounds: Bounds): Generator<Wanted> {
  const none: Bounds = { price: null, width: null }
  const hasBounds = bounds.price !== null || bounds.width !== null
  if (hasBounds && terms.length + sized.length > 0) {
    yield { ...none, ...textOf([...terms, ...sized], none) }
  }
  if (sized.length > 0 && terms.length > 0) yield { ...none, ...textOf(terms, none) }
  const weighed = terms.toSorted(byWeight)
  const left = [
    ...weighed.map((_, at) => weighed.toSpliced(-1 - at, 1)),
    ...weighed.slice(2).map((_, at) => weighed.slice(0, -2 - at)),
    ...weighed.slice(1).map((term) => [term]),
  ]
  for (const some of left) {
    if (some.length > 0) yield { ...none, ...textOf(some, none) }
  }
}

function textOf(terms: readonly SearchTerm[], { price, width }: Bounds) {
  const things = terms.filter(({ part }) => part === 'thing')
  const words = things.length > 0 ? things : terms.filter((term) => !isSize(term))
  return {
    query: queryOf(terms),
    inName: queryOf(words.map(byName), 'A'),
    inSection: queryOf(words, 'B'),
    isOfOffer: price !== null || width !== null || terms.some(({ isOfProduct }) => !isOfProduct),
  }
}

function byName({ named, isPrefix }: SearchTerm) {
  return { alternatives: [named], isPrefix }
}

type SizeRange = { from: number | null; to: number | null }

/** A sofa of 228 cm helps who asked for 220 where there is none of 220. */
function wider({ from, to }: SizeRange): SizeRange {
  const [low, high] = [from ?? 0, to ?? 0]
  const slackCm = high >= 100 ? 15 : 5
  return { from: Math.max(0, low - slackCm), to: high + slackCm }
}

function sizeTerm({ from, to }: SizeRange): SearchTerm {
  const [low, high] = [from ?? 0, to ?? 0]
  const alternatives = Array.from({ length: high - low + 1 }, (_, at) => [`size:${low + at}`])
  return { alternatives, isPrefix: false, isOfProduct: false, ...ofSize }
}

type Pair = readonly [number, number]

function pairTerm(pair: Pair): SearchTerm {
  return { alternatives: inAnyOrder(pair), isPrefix: false, isOfProduct: false, ...ofSize }
}

/** A table of 120 × 75 cm helps who asked for 120 × 80 where there is none. */
function nearPairTerm([one, other]: Pair): SearchTerm {
  const alternatives = sidesNear(one).flatMap((a) =>
    sidesNear(other).flatMap((b) => inAnyOrder([a, b])),
  )
  return { alternatives, isPrefix: false, isOfProduct: false, ...ofSize }
}

/** Whichever of the two comes first. */
function inAnyOrder([one, other]: Pair): string[][] {
  return [[`pair:${one}x${other}`], [`pair:${other}x${one}`]]
}

function sidesNear(cm: number): number[] {
  const slackCm = cm >= 100 ? 10 : 5
  return Array.from({ length: 2 * slackCm + 1 }, (_, at) => cm - slackCm + at)
}

/** A size is no word: it is let go by itself. */
const ofSize = { named: [] as string[], part: 'trait', place: 0 } as const

function isSize({ alternatives }: SearchTerm): boolean {
  return /^(?:size|pair):/.test(alternatives[0]?.[0] ?? '')
}

function ofArticle(found: Awaited<ReturnType<typeof findByArticle>>): SearchedGoods {
  const productIds = [...new Set(found.map(({ productId }) => productId))]
  const sections = Map.groupBy(found, ({ sectionId }) => sectionId)
  return {
    total: productIds.length,
    productIds,
    offerIds: found.map(({ offerId }) => offerId),
    sections: [...sections].map(([id, those]) => [
      id,
      new Set(those.map(({ productId }) => productId)).size,
    ]),
    isRelaxed: false,
  }
}
