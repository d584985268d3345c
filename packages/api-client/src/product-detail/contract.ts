import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { isEmail } from '@svetlitsa/domain/text/contact-details'
import { isPersonName } from '@svetlitsa/domain/text/person-name'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { pictureFile } from '../product/contract.ts'
import { productWarehouse } from '../product-stock/contract.ts'
import { question } from '../question/contract.ts'
import { regionName } from '../region/contract.ts'

const productId = z.int32().positive()

export const instruction = z.object({
  id: z.int(),
  kind: z.enum(['assembly', 'care', 'certificate']),
  name: z.string(),
  /** The URL of a PDF. */
  url: z.string(),
})

export const getInstructions = defineCall({
  method: 'POST',
  path: '/api_vue/getInstructions/',
  summary: 'Instructions and documents of a product',
  body: z.object({ productId }),
  answer: z.object({ instructions: z.array(instruction) }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getDetailCardTabs = defineCall({
  method: 'POST',
  path: '/api_vue/getDetailCardTabs/',
  summary: 'Instructions, questions and stock for a product page',
  body: z.object({ productID: productId, isCrawler: z.boolean().optional() }),
  answer: z.object({
    instructions: z.array(instruction),
    questions: z.array(question),
    warehouses: z.array(productWarehouse),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getCategorization = defineCall({
  method: 'POST',
  path: '/api_vue/getCategorization/',
  summary: 'Categorization marks; only for staff with hidden blocks on',
  body: z.object({ productIds: z.array(productId).min(1).max(100) }),
  answer: z.object({
    items: z.array(
      z.object({
        productId: z.int(),
        categorizations: z.array(z.string()),
        offers: z.array(z.object({ offerId: z.int(), offerCategorization: z.string().nullable() })),
      }),
    ),
  }),
  effect: 'read',
  caller: 'anyone',
})

export const generateTexture = defineCall({
  method: 'GET',
  path: '/api_vue/textures/generate/?id',
  summary: "Swatch of an offer's finish",
  query: z.object({ id: z.coerce.number().pipe(z.int32().positive()) }),
  answer: z.object({
    id: z.int(),
    name: z.string(),
    texture: pictureFile.nullable(),
    /** An image to show at once; a placeholder when there is no texture. */
    url: z.string(),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getProductBanner = defineCall({
  method: 'POST',
  path: '/api_vue/getProductBanner/',
  summary: 'Banner of a product page',
  body: z.object({ productId, sr: regionName.optional() }),
  answer: z.object({
    banners: z.array(
      z.object({
        url: z.string(),
        imgUrl: z.string().nullable(),
        name: z.string(),
        SORT: z.int(),
      }),
    ),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

const isPhone = (text: string) => normalizePhone(text) !== null
const isWebAddress = (text: string) => /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(text)

export const findCheaper = defineCall({
  method: 'POST',
  path: '/api_vue/findCheaper/',
  summary: 'Report a lower price found elsewhere',
  body: z.strictObject({
    FIO: z.string().max(200).refine(isPersonName, { error: 'name' }),
    TEL: z.string().max(40).refine(isPhone, { error: 'phone' }),
    EMAIL: z
      .string()
      .max(254)
      .refine((email) => email === '' || isEmail(email), { error: 'email' })
      .optional(),
    /** Where the customer found a lower price. */
    URL: z.string().max(1_000).refine(isWebAddress, { error: 'wrong' }),
    REGION: z.string().max(100),
    PRODUCT_NAME: z.string().max(300),
    GUID_PRODUCT: z.guid(),
    PRODUCT_URL: z.string().max(1_000),
    /** Whether to notify the customer when the price falls. */
    addGetLowPrice: z.boolean().optional(),
    /** The selected finish and size shown on the screen. */
    nameSelected: z.string().max(300).optional(),
  }),
  answer: z.object({ result: z.literal(true), message: z.string() }),
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'anyone',
  limit: 'form',
  idempotent: true,
})
