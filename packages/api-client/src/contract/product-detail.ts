import { hasElevenDigits } from '@svetlitsa/domain/phone/has-eleven-digits'
import { isEmail } from '@svetlitsa/domain/validate/email'
import { isPersonName } from '@svetlitsa/domain/validate/person-name'
import * as z from 'zod'
import { call } from './call.ts'
import { pictureFile } from './product.ts'
import { productWarehouse } from './product-stock.ts'
import { question } from './question.ts'
import { regionName } from './region.ts'

const productId = z.int32().positive()

export const instruction = z.object({
  id: z.int(),
  kind: z.enum(['assembly', 'care', 'certificate']),
  name: z.string(),
  /** A PDF. */
  url: z.string(),
})

export const getInstructions = call({
  method: 'POST',
  path: '/api_vue/getInstructions/',
  summary: 'Инструкции и документы товара',
  body: z.object({ productId }),
  answer: z.object({ instructions: z.array(instruction) }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getDetailCardTabs = call({
  method: 'POST',
  path: '/api_vue/getDetailCardTabs/',
  summary: 'Инструкции, вопросы и наличие для страницы товара',
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

export const getCategorization = call({
  method: 'POST',
  path: '/api_vue/getCategorization/',
  summary: 'Пометки ассортимента: только сотрудникам со скрытыми блоками',
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

export const generateTexture = call({
  method: 'GET',
  path: '/api_vue/textures/generate/?id',
  summary: 'Образец отделки предложения',
  query: z.object({ id: z.coerce.number().pipe(z.int32().positive()) }),
  answer: z.object({
    id: z.int(),
    name: z.string(),
    texture: pictureFile.nullable(),
    /** A picture that can be shown at once; the dummy where there is no texture. */
    url: z.string(),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getProductBanner = call({
  method: 'POST',
  path: '/api_vue/getProductBanner/',
  summary: 'Баннер на странице товара',
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

const isWebAddress = (text: string) => /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(text)

export const findCheaper = call({
  method: 'POST',
  path: '/api_vue/findCheaper/',
  summary: 'Заявка «Нашли дешевле?»',
  body: z.strictObject({
    FIO: z.string().max(200).refine(isPersonName, { error: 'name' }),
    TEL: z.string().max(40).refine(hasElevenDigits, { error: 'phone' }),
    EMAIL: z
      .string()
      .max(254)
      .refine((email) => email === '' || isEmail(email), { error: 'email' })
      .optional(),
    /** Where it was seen for less. */
    URL: z.string().max(1_000).refine(isWebAddress, { error: 'wrong' }),
    REGION: z.string().max(100),
    PRODUCT_NAME: z.string().max(300),
    GUID_PRODUCT: z.guid(),
    PRODUCT_URL: z.string().max(1_000),
    /** Whether to tell them when the price falls. */
    addGetLowPrice: z.boolean().optional(),
    /** Finish and size that stood on the screen. */
    nameSelected: z.string().max(300).optional(),
  }),
  answer: z.object({ result: z.literal(true), message: z.string() }),
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'anyone',
  idempotent: true,
})
