import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type {
  getRecommendations,
  recommendationType,
} from '@svetlitsa/api-client/recommendation/contract'
import { getListSize } from '@svetlitsa/domain/slider/slider'
import { productListTexts } from '@svetlitsa/i18n/product-list/product-list-texts'
import type * as z from 'zod'
import type { ListedRow } from '../../catalogue/product/card/current-cards.ts'
import {
  createCardReader,
  getCardFlags,
  toProductCard,
} from '../../catalogue/product/card/to-product-card.ts'
import type { Context } from '../../platform/context/context.ts'
import { Serialized } from '../../platform/http/serialized.ts'
import {
  findFrequentlyBoughtTogether,
  findPopular,
  findSeed,
  findSeries,
  findSimilar,
} from './recommendation.queries.ts'

export type RecommendationType = z.output<typeof recommendationType>
type Answer = CallAnswer<typeof getRecommendations>

export interface RecommendationRequest {
  productIds: readonly number[]
  offerIds: readonly number[]
  /** A section whose hits form the group of popular products. */
  categoryId: number | null
  types: readonly RecommendationType[]
  count: number | undefined
}

/** Orders change which products are bought together without invalidating the cache. */
const TTL_MS = 5 * 60_000

/**
 * Recommended products, grouped by reason. No product is recommended twice, and empty groups are
 * left out.
 */
export function readRecommendations(
  context: Context,
  requested: RecommendationRequest,
): Promise<Serialized<Answer>> {
  const { services, region, language, isCrawler } = context
  const { productIds, offerIds, categoryId, types } = requested
  const count = requested.count ?? getListSize({ kind: 'hits', isCrawler })
  const reader = [region.priceZoneId, language, getCardFlags(region)]
  const requestKey = [productIds, offerIds, categoryId, types, count]
  const key = JSON.stringify(['recommend', ...requestKey, ...reader])
  return services.responseCache.read(
    { key, tags: ['goods', 'catalogue'], ttlMs: TTL_MS },
    async () => {
      const found = await findGroups(context, requested, count)
      const reading = await createCardReader(context)
      const usedIds = new Set<number>()
      const recommendations = types.flatMap((type) => {
        const PRODUCTS = (found.get(type) ?? [])
          .map((row) => toProductCard(row, reading))
          .filter(({ id, offerIdCurrent }) => offerIdCurrent !== 0 && !usedIds.has(id))
        for (const { id } of PRODUCTS) usedIds.add(id)
        if (PRODUCTS.length === 0) return []
        return { type, name: productListTexts[language].recommendations[type], PRODUCTS }
      })
      return new Serialized<Answer>({ recommendations })
    },
  )
}

async function findGroups(
  { db, services, region }: Context,
  { productIds, offerIds, categoryId, types }: RecommendationRequest,
  count: number,
): Promise<Map<RecommendationType, ListedRow[]>> {
  const zoneId = region.priceZoneId
  const { sectionById } = await services.catalogue.current()
  const seed = await findSeed(db, { productIds, offerIds }, zoneId)
  const requested = { seed, zoneId, count }
  const category = categoryId === null ? undefined : sectionById.get(categoryId)
  const find = {
    together: () => findFrequentlyBoughtTogether(db, requested),
    series: () => findSeries(db, requested),
    similar: () => findSimilar(db, requested),
    popular: () => findPopular(db, requested, category?.familyIds ?? null),
  }
  const found = await Promise.all(types.map(async (type) => [type, await find[type]()] as const))
  return new Map(found)
}
