import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { filter, listParams, sortChoice } from '../catalogue/contract.ts'
import { productCard } from '../product/contract.ts'
import { regionName } from '../region/contract.ts'

/** 8 MB of image data are about 11 MB in base64. */
const BODY_LIMIT_BYTES = 12 * 1024 * 1024
const share = z.number().min(0).max(1)

/** Changes none of the visitor's data; the image itself is not stored. */
export const getVisionQuery = defineCall({
  method: 'POST',
  path: '/api_vue/getVisionQuery/',
  summary: 'Upload a photograph to search for similar products',
  body: z.strictObject({
    /** A JPEG, PNG, WebP, AVIF or HEIF file in base64, with or without a data URL prefix. */
    image: z.string().min(1),
    fileName: z.string().max(200).optional(),
    /** The selected part, as fractions of the image as displayed. */
    crop: z.strictObject({ left: share, top: share, width: share, height: share }).optional(),
  }),
  answer: z.object({ resultId: z.string(), src: z.string(), fileName: z.string() }),
  refusals: { not_a_picture: 422, too_large: 413, too_many_pixels: 422, too_small: 422 },
  effect: 'write',
  caller: 'anyone',
  bodyLimit: BODY_LIMIT_BYTES,
})

export const getImageSearchResults = defineCall({
  method: 'POST',
  path: '/api_vue/getImageSearchResults/',
  summary: 'Products similar to the uploaded photograph',
  body: z.object({
    resultId: z.string().max(64),
    offset: z.int().min(0).max(1_000_000).optional(),
    sr: regionName.optional(),
    params: listParams.optional(),
    sort: z.string().max(40).optional(),
    withFilters: z.boolean().optional(),
  }),
  answer: z.object({
    products: z.array(productCard),
    resultId: z.string(),
    /** A small preview as a data URL; the photograph itself is not stored. */
    src: z.string(),
    fileName: z.string(),
    total: z.int(),
    pagination: z.object({ count: z.int(), current: z.int(), total: z.int(), size: z.int() }),
    filters: z.array(filter),
    sort: z.array(sortChoice),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})
