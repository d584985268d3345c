import { isPersonName } from '@svetlitsa/domain/text/person-name'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { pictureFile } from '../product/contract.ts'

export const reviewPhoto = pictureFile.extend({ reviewId: z.int() })

/** A review of a product (product.reviews). Its text is plain: escape it when rendering. */
export const review = z.object({
  id: z.int(),
  ID: z.int(),
  guid: z.string(),
  author: z.string(),
  city: z.string(),
  /** ISO date. */
  date: z.string(),
  score: z.int(),
  pros: z.string(),
  cons: z.string(),
  comment: z.string(),
  /** «лён песочный»; empty when not given. */
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
  /** The number of ratings from five down to one. */
  byScore: z.array(z.object({ score: z.int(), count: z.int() })),
  withPhotos: z.int(),
})

const productId = z.int32().positive()

export const getProductReviews = defineCall({
  method: 'POST',
  path: '/api/v1/catalog/product/reviews/',
  summary: 'Reviews of a product: order, filter, summary',
  body: z.object({
    productID: productId,
    page: z.int32().positive().optional(),
    /** useful, new, high or low; other values mean the first. */
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
        /** The localized name of the value. */
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
  keeps: ['finish'],
  effect: 'read',
  caller: 'anyone',
})

export const getReviewImages = defineCall({
  method: 'POST',
  path: '/api/v1/catalog/product/reviews/images/',
  summary: 'Photographs from reviews of a product',
  body: z.object({ productID: productId }),
  answer: z.object({ images: z.array(reviewPhoto), totalCount: z.int() }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

/** Why a customer may not review a product. */
export const reviewRefusals = ['already_reviewed', 'purchase_needed'] as const

export const checkReview = defineCall({
  method: 'POST',
  path: '/api_vue/checkReview/',
  summary: 'Whether the customer may review a product',
  body: z.object({ productId }),
  answer: z.object({ refusal: z.enum(reviewRefusals).nullable() }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'customer',
})

export const maxReviewPhotos = 5
/** The base64 length of one photograph: six megabytes of image data. */
const maxPhotoLength = 8_400_000

export const createProductReview = defineCall({
  method: 'POST',
  path: '/api_vue/createProductReview/',
  summary: 'Create a review of a product',
  body: z.strictObject({
    productId,
    offerId: z.int32().positive().optional(),
    score: z.int().min(1).max(5),
    name: z.string().max(200).refine(isPersonName, { error: 'name' }),
    city: z.string().max(100).optional(),
    pros: z.string().max(1_000).optional(),
    cons: z.string().max(1_000).optional(),
    comment: z.string().trim().min(10).max(4_000),
    /** JPEG, PNG, WebP or AVIF in base64, without a data URL prefix. */
    photos: z.array(z.string().max(maxPhotoLength)).max(maxReviewPhotos).optional(),
  }),
  answer: z.object({
    status: z.literal('success'),
    message: z.string(),
    review: z.object({ id: z.int(), guid: z.string(), approved: z.boolean() }),
  }),
  refusals: { not_found: 404, already_reviewed: 409, purchase_needed: 403, bad_photo: 400 },
  effect: 'write',
  caller: 'customer',
  limit: 'form',
  idempotent: true,
  bodyLimit: maxReviewPhotos * maxPhotoLength + 65_536,
})

export const reviewVote = defineCall({
  method: 'POST',
  path: '/api_vue/reviewVote/',
  summary: 'Vote on a review; one vote per person',
  body: z.strictObject({ reviewId: productId, vote: z.enum(['yes', 'no']) }),
  answer: z.object({
    /**
     * success, or error when this person has already voted; the counts are correct in both cases.
     */
    status: z.enum(['success', 'error']),
    message: z.string(),
    vote_yes: z.int().nonnegative(),
    vote_no: z.int().nonnegative(),
    helpful: z.object({ yes: z.int().nonnegative(), no: z.int().nonnegative() }),
  }),
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'anyone',
  limit: 'vote',
})
