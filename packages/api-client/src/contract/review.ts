import { isPersonName } from '@svetlitsa/domain/validate/person-name'
import * as z from 'zod'
import { call } from './call.ts'
import { pictureFile } from './product.ts'

export const photoOfReview = pictureFile.extend({ reviewId: z.int() })

/** A review of a product (storefront §3). Its text is plain: whoever shows it escapes it. */
export const review = z.object({
  id: z.int(),
  ID: z.int(),
  guid: z.string(),
  author: z.string(),
  city: z.string(),
  /** ISO day. */
  date: z.string(),
  score: z.int(),
  pros: z.string(),
  cons: z.string(),
  comment: z.string(),
  /** «лён песочный», empty where nobody said. */
  finish: z.string(),
  isPurchase: z.boolean(),
  photos: z.array(pictureFile),
  vote_yes: z.int().nonnegative(),
  vote_no: z.int().nonnegative(),
  helpful: z.object({ yes: z.int().nonnegative(), no: z.int().nonnegative() }),
  approved: z.boolean(),
  answer: z.object({ text: z.string(), date: z.string() }).nullable(),
})

export const reviewStatistic = z.object({
  score: z.number(),
  count: z.int(),
  /** How many gave five, four, three, two and one. */
  byScore: z.array(z.object({ score: z.int(), count: z.int() })),
  withPhotos: z.int(),
})

const productId = z.int32().positive()

export const getProductReviews = call({
  method: 'POST',
  path: '/api/v1/catalog/product/reviews/',
  summary: 'Отзывы о товаре: порядок, отбор, сводка',
  body: z.object({
    productID: productId,
    page: z.int32().positive().optional(),
    /** useful, new, high or low; another is taken for the first. */
    sort: z.string().max(40).optional(),
    filters: z
      .object({
        photos: z.boolean().optional(),
        scores: z.array(z.int().min(1).max(5)).max(5).optional(),
        finish: z.string().max(200).optional(),
      })
      .optional(),
  }),
  answer: z.object({
    reviews: z.array(review),
    sort: z.array(z.object({ key: z.string(), selected: z.boolean() })),
    size: z.int(),
    page: z.int(),
    filters: z.array(
      z.object({
        key: z.enum(['photos', 'finish']),
        value: z.string(),
        /** The value in the reader's words. */
        name: z.string(),
        count: z.int(),
        selected: z.boolean(),
      }),
    ),
    totalCount: z.int(),
    totalPages: z.int(),
    statistic: reviewStatistic,
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getReviewImages = call({
  method: 'POST',
  path: '/api/v1/catalog/product/reviews/images/',
  summary: 'Фотографии из отзывов о товаре',
  body: z.object({ productID: productId }),
  answer: z.object({ images: z.array(photoOfReview), totalCount: z.int() }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

/** What keeps a customer from reviewing a product. */
export const reviewRefusals = ['already_reviewed', 'purchase_needed'] as const

export const checkReview = call({
  method: 'POST',
  path: '/api_vue/checkReview/',
  summary: 'Может ли покупатель написать отзыв о товаре',
  body: z.object({ productId }),
  answer: z.object({ refusal: z.enum(reviewRefusals).nullable() }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'customer',
})

export const mostReviewPhotos = 5
/** Of one photograph as it is sent, in base64: six megabytes of picture. */
const longestPhoto = 8_400_000

export const createProductReview = call({
  method: 'POST',
  path: '/api_vue/createProductReview/',
  summary: 'Написать отзыв о товаре',
  body: z.strictObject({
    productId,
    offerId: z.int32().positive().optional(),
    score: z.int().min(1).max(5),
    name: z.string().max(200).refine(isPersonName, { error: 'name' }),
    city: z.string().max(100).optional(),
    pros: z.string().max(1_000).optional(),
    cons: z.string().max(1_000).optional(),
    comment: z.string().trim().min(10).max(4_000),
    /** JPEG, PNG, WebP or AVIF in base64, without a data: address before it. */
    photos: z.array(z.string().max(longestPhoto)).max(mostReviewPhotos).optional(),
  }),
  answer: z.object({
    status: z.literal('success'),
    message: z.string(),
    review: z.object({ id: z.int(), guid: z.string(), approved: z.boolean() }),
  }),
  refusals: { not_found: 404, already_reviewed: 409, purchase_needed: 403, bad_photo: 400 },
  effect: 'write',
  caller: 'customer',
  idempotent: true,
  bodyLimit: mostReviewPhotos * longestPhoto + 65_536,
})

export const reviewVote = call({
  method: 'POST',
  path: '/api_vue/reviewVote/',
  summary: 'Полезен ли отзыв: один голос от человека',
  body: z.strictObject({ reviewId: productId, vote: z.enum(['yes', 'no']) }),
  answer: z.object({
    /** success, or error where this person has voted already; the counts are true in both. */
    status: z.enum(['success', 'error']),
    message: z.string(),
    vote_yes: z.int().nonnegative(),
    vote_no: z.int().nonnegative(),
    helpful: z.object({ yes: z.int().nonnegative(), no: z.int().nonnegative() }),
  }),
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'anyone',
})
