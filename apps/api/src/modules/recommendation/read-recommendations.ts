import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type {
  getRecommendations,
  recommendationType,
} from '@svetlitsa/api-client/contract/recommendation'
import { listSize } from '@svetlitsa/domain/slider/list-size'
import { listingTexts } from '@svetlitsa/i18n/listing-texts'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { Serialized } from '../../platform/serialized.ts'
import { cardFlags, cardOf, cardReader } from '../catalogue/card-of.ts'
import type { ListedRow } from '../catalogue/product-list.queries.ts'
import {
  findPopular,
  findSeed,
  findSeries,
  findSimilar,
  findTogether,
} from './recommendation.queries.ts'

export type RecommendationType = z.output<typeof recommendationType>
type Answer = AnswerOf<typeof getRecommendations>

export interface RecommendationsAsked {
  productIds: readonly number[]
  offerIds: readonly number[]
  /** A section whose hits are the popular ones. */
  categoryId: number | null
  types: readonly RecommendationType[]
  count: number | undefined
}

/** Orders change what is bought together, and tell nobody. */
const TTL_MS = 5 * 60_000

/** Goods to recommend, grouped by why; no product is recommended twice, and empty groups are left out. */
export function readRecommendations(
  context: Context,
  asked: RecommendationsAsked,
): Promise<Serialized<Answer>> {
  const { services, region, language, isCrawler } = context
  const { productIds, offerIds, categoryId, types } = asked
  const count = asked.count ?? listSize({ kind: 'hits', isCrawler })
  const reader = [region.priceZoneId, language, cardFlags(region)]
  const wanted = [productIds, offerIds, categoryId, types, count]
  const key = JSON.stringify(['recommend', ...wanted, ...reader])
  return services.answers.read({ key, tags: ['goods', 'catalogue'], ttlMs: TTL_MS }, async () => {
    const found = await findGroups(context, asked, count)
    const reading = await cardReader(context)
    const seen = new Set<number>()
    const recommendations = types.flatMap((type) => {
      const PRODUCTS = (found.get(type) ?? [])
        .map((row) => cardOf(row, reading))
        .filter(({ id, offerIdCurrent }) => offerIdCurrent !== 0 && !seen.has(id))
      for (const { id } of PRODUCTS) seen.add(id)
      if (PRODUCTS.length === 0) return []
      return { type, name: listingTexts[language].recommendations[type], PRODUCTS }
    })
    return new Serialized<Answer>({ recommendations })
  })
}

async function findGroups(
  { db, services, region }: Context,
  { productIds, offerIds, categoryId, types }: RecommendationsAsked,
  count: number,
): Promise<Map<RecommendationType, ListedRow[]>> {
  const zoneId = region.priceZoneId
  const { sectionById } = await services.catalogue.current()
  const seed = await findSeed(db, { productIds, offerIds }, zoneId)
  const asked = { seed, zoneId, count }
  const named = categoryId === null ? undefined : sectionById.get(categoryId)
  const find = {
    together: () => findTogether(db, asked),
    series: () => findSeries(db, asked),
    similar: () => findSimilar(db, asked),
    popular: () => findPopular(db, asked, named?.familyIds ?? null),
  }
  const found = await Promise.all(types.map(async (type) => [type, await find[type]()] as const))
  return new Map(found)
}
