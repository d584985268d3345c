import * as z from 'zod'
import { call } from './call.ts'
import { productCard } from './product.ts'
import { regionName } from './region.ts'

/** Why goods are recommended: bought together, of one series, alike, popular. */
export const recommendationType = z.enum(['together', 'series', 'similar', 'popular'])

const groups = z.object({
  /** Only groups that have something to show, in the order they are told in. */
  recommendations: z.array(
    z.object({ type: recommendationType, name: z.string(), PRODUCTS: z.array(productCard) }),
  ),
})

export const getBasketRecommendations = call({
  method: 'POST',
  path: '/api_vue/basket/getRecommendations/',
  summary: 'Что предложить к корзине или к только что положенному',
  body: z.object({
    sr: regionName.optional(),
    /** The offer just put in; without it, what lies in the basket. */
    offerId: z.int32().optional(),
    count: z.int().min(1).max(20).optional(),
  }),
  answer: groups,
  effect: 'read',
  caller: 'anyone',
})

export const getRecommendations = call({
  method: 'POST',
  path: '/api_vue/searchBooster/getRecommendations/',
  summary: 'Что предложить к товару или разделу, по видам',
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
