import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { productCard } from '../product/contract.ts'
import { regionName } from '../region/contract.ts'

/** Why products are recommended: bought together, same series, similar, popular. */
export const recommendationType = z.enum(['together', 'series', 'similar', 'popular'])

const groups = z.object({
  /** Only non-empty groups, in display order. */
  recommendations: z.array(
    z.object({ type: recommendationType, name: z.string(), PRODUCTS: z.array(productCard) }),
  ),
})

export const getBasketRecommendations = defineCall({
  method: 'POST',
  path: '/api_vue/basket/getRecommendations/',
  summary: 'Recommendations for the basket or the item just added',
  body: z.object({
    sr: regionName.optional(),
    /** The offer just added; without it, the contents of the basket. */
    offerId: z.int32().optional(),
    count: z.int().min(1).max(20).optional(),
  }),
  answer: groups,
  effect: 'read',
  caller: 'anyone',
})

export const getRecommendations = defineCall({
  method: 'POST',
  path: '/api_vue/searchBooster/getRecommendations/',
  summary: 'Recommendations for a product or section, by type',
  body: z.object({
    sr: regionName.optional(),
    productId: z.int32().optional(),
    offerId: z.int32().optional(),
    categoryId: z.int32().optional(),
    typesToShow: z.array(recommendationType).max(4).optional(),
    count: z.int().min(1).max(20).optional(),
  }),
  answer: groups,
  effect: 'read',
  caller: 'anyone',
})
