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

export const searchLinkedOffers = defineCall({
  method: 'POST',
  path: '/api_vue/retail/linkedOffers/',
  summary: 'Goods by address, code or name, also those no longer sold, for staff',
  /** As long as an address with a campaign's parameters. */
  body: z.object({ search: z.string().max(1_000) }),
  answer: z.object({
    offers: z.array(
      z.object({
        offerId: id,
        guid: z.string(),
        article: z.string(),
        barcode: z.string().nullable(),
        name: z.string(),
        /** Finish and size. */
        variant: z.string(),
        isSold: z.boolean(),
        /** The page of the product; null where it is no longer shown. */
        productUrl: z.string().nullable(),
      }),
    ),
    hasMore: z.boolean(),
  }),
  effect: 'read',
  caller: 'staff',
})

export const getOfferSales = defineCall({
  method: 'POST',
  path: '/api_vue/retail/offerSales/',
  summary: 'Price and availability of an offer in every region, and its short links, for staff',
  body: z.object({ offerId: id }),
  answer: z.object({
    regions: z.array(
      z.object({
        regionId: z.int(),
        /** In the region's currency; null where the offer is not sold. */
        price: z.int().nullable(),
        sign: z.string(),
        isInStock: z.boolean(),
      }),
    ),
    shortUrls: z.array(z.string()),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'staff',
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
