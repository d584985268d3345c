import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { crumb } from '../product/contract.ts'

const id = z.int32().positive()

export const getOfferLink = defineCall({
  method: 'POST',
  path: '/api_vue/getOfferLink/',
  summary: "Address of an offer's page",
  body: z.object({ offerId: id }),
  answer: z.object({ url: z.string() }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const productRedirect = defineCall({
  method: 'POST',
  path: '/api_vue/productRedirect/',
  summary: 'Address of a product by the GUIDs of product and offer',
  body: z.object({ productGuid: z.string().max(128), offerGuid: z.string().max(128) }),
  answer: z.object({
    /** Null when nothing is found for this pair. */
    url: z.string().nullable(),
  }),
  effect: 'read',
  caller: 'anyone',
})

export const getProductBreadcrumbs = defineCall({
  method: 'POST',
  path: '/api_vue/breadcrumbs/product/',
  summary: 'Breadcrumbs of a product',
  body: z.object({ productId: id }),
  answer: z.object({ breadcrumbs: z.array(crumb) }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getTagsByProductId = defineCall({
  method: 'POST',
  path: '/api_vue/getTagsByProductId/',
  summary: 'Tags of the section that contain a product',
  body: z.object({ productId: id }),
  answer: z.object({
    tags: z.array(z.object({ name: z.string(), code: z.string(), url: z.string() })),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})
