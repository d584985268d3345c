import * as z from 'zod'
import { call } from './call.ts'
import { filter, listParams, sortChoice } from './catalogue.ts'
import { productCard } from './product.ts'
import { regionName } from './region.ts'

/** 8 MB of picture are eleven of base64. */
const BODY_LIMIT_BYTES = 12 * 1024 * 1024
const share = z.number().min(0).max(1)

/** Not a write: nothing of the asker's changes, and the picture itself is not kept. */
export const getVisionQuery = call({
  method: 'POST',
  path: '/api_vue/getVisionQuery/',
  summary: 'Принять фотографию для поиска похожих товаров',
  body: z.strictObject({
    /** Base64 of a JPEG, PNG, WebP, AVIF or HEIF file, with or without the head of a data address. */
    image: z.string().min(1),
    fileName: z.string().max(200).optional(),
    /** The part that is meant, in shares of the picture as it is seen. */
    crop: z.strictObject({ left: share, top: share, width: share, height: share }).optional(),
  }),
  answer: z.object({ resultId: z.string(), src: z.string(), fileName: z.string() }),
  refusals: { not_a_picture: 422, too_large: 413, too_many_pixels: 422, too_small: 422 },
  effect: 'write',
  caller: 'anyone',
  bodyLimit: BODY_LIMIT_BYTES,
})

export const getImageSearchResults = call({
  method: 'POST',
  path: '/api_vue/getImageSearchResults/',
  summary: 'Товары, похожие на присланную фотографию',
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
    /** A small preview as a data address; the photograph itself is not kept. */
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
