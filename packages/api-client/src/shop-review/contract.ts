import * as z from 'zod'
import { defineCall } from '../call/call.ts'

export const shopReview = z.object({
  id: z.int(),
  guid: z.string(),
  author: z.string(),
  city: z.string(),
  score: z.int(),
  text: z.string(),
  answer: z.string(),
  date: z.string(),
})

const statistic = z.object({
  /** The average of all approved reviews, with at most one decimal; 0 for none. */
  score: z.number(),
  count: z.int(),
  counts: z.array(z.object({ stars: z.int(), count: z.int() })),
  /** The percent of ratings of four or five. */
  advisePercent: z.int(),
})

export const getReviewPage = defineCall({
  method: 'POST',
  path: '/api_vue/getReviewPage/',
  summary: 'Shop reviews, paginated',
  body: z.object({ page: z.int().min(1).max(10_000).optional() }),
  answer: z.object({
    reviews: z.array(shopReview),
    statistic,
    pagination: z.object({ count: z.int(), current: z.int(), total: z.int(), size: z.int() }),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

/** An addition to the specified calls: product reviews for the home page. */
export const getGoodsReviews = defineCall({
  method: 'POST',
  path: '/api_vue/getGoodsReviews/',
  summary: 'Recent detailed product reviews and their summary',
  body: z.object({ count: z.int().min(1).max(12).optional() }),
  answer: z.object({
    reviews: z.array(
      shopReview.omit({ answer: true }).extend({
        product: z.object({ name: z.string(), url: z.string(), imgUrl: z.string() }),
      }),
    ),
    statistic,
  }),
  effect: 'read',
  caller: 'anyone',
})

/**
 * An addition to the specified calls: submits the form under the reviews; entries are moderated
 * before they are shown.
 */
export const createShopReview = defineCall({
  method: 'POST',
  path: '/api_vue/createShopReview/',
  summary: 'Create a shop review',
  body: z.strictObject({
    name: z.string().max(200),
    city: z.string().trim().max(100).optional(),
    score: z.int().min(1).max(5),
    comment: z.string().max(3_000),
    orderNumber: z.string().trim().max(40).optional(),
    consent: z.literal(true),
  }),
  answer: z.object({ status: z.literal('success'), message: z.string() }),
  refusals: { invalid: 400 },
  effect: 'write',
  caller: 'anyone',
  limit: 'form',
  idempotent: true,
})
