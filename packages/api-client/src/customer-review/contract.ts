import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { pictureFile } from '../product/contract.ts'
import { review } from '../review/contract.ts'

/** A review of the customer with what it is about. */
export const customerReview = review
  .pick({ id: true, guid: true, date: true, score: true, pros: true, cons: true, comment: true })
  .extend({
    photos: review.shape.photos,
    approved: review.shape.approved,
    answer: review.shape.answer,
    /** Whether staff have read it and did not publish it. */
    isRefused: z.boolean(),
    product: z.object({
      name: z.string(),
      /** Null where the shop no longer shows the product. */
      url: z.string().nullable(),
      picture: pictureFile.nullable(),
    }),
  })

export const getReviews = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#getReviews',
  summary: 'Reviews of the customer, newest first',
  body: z.object({ page: z.int().min(1).max(100_000).optional() }),
  answer: z.object({
    reviews: z.array(customerReview),
    totalCount: z.int(),
    page: z.int(),
    totalPages: z.int(),
  }),
  effect: 'read',
  caller: 'customer',
})
