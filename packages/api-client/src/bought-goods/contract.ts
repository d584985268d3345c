import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { pictureFile } from '../product/contract.ts'
import { instruction } from '../product-detail/contract.ts'

/** Goods of a delivered order with what their owner needs (lk.goods). */
export const boughtGoods = z.object({
  offerId: z.int(),
  productId: z.int(),
  name: z.string(),
  article: z.string(),
  /** Null where the shop no longer shows the product. */
  url: z.string().nullable(),
  picture: pictureFile.nullable(),
  quantity: z.number(),
  byMetre: z.boolean(),
  orderId: z.string(),
  orderGuid: z.string(),
  deliveredAt: z.string(),
  /** The last day of the warranty. */
  warrantyUntil: z.string(),
  /** Days left of the warranty; 0 when it has ended. */
  warrantyDays: z.int(),
  /** The customer's review: published, waiting or refused; null where there is none. */
  reviewStatus: z.enum(['approved', 'notApproved']).nullable(),
  /** Which of the two a review that is not published is. */
  isReviewRefused: z.boolean(),
  instructions: z.array(instruction),
})

export const getBoughtGoods = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#getBoughtGoods',
  summary: 'Goods that the customer bought, with review, warranty and instructions',
  body: z.object({ page: z.int().min(1).max(100_000).optional() }),
  answer: z.object({
    goods: z.array(boughtGoods),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
  }),
  effect: 'read',
  caller: 'customer',
})
