import * as z from 'zod'
import { call } from './call.ts'
import { crumb, pictureFile } from './product.ts'

const id = z.int32().positive()

export const getOfferLink = call({
  method: 'POST',
  path: '/api_vue/getOfferLink/',
  summary: 'Адрес страницы предложения',
  body: z.object({ offerId: id }),
  answer: z.object({ url: z.string() }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const productRedirect = call({
  method: 'POST',
  path: '/api_vue/productRedirect/',
  summary: 'Адрес товара по GUID товара и предложения',
  body: z.object({ productGuid: z.string().max(128), offerGuid: z.string().max(128) }),
  answer: z.object({
    /** Null where nothing is known by this pair. */
    url: z.string().nullable(),
  }),
  effect: 'read',
  caller: 'anyone',
})

export const getProductBreadcrumbs = call({
  method: 'POST',
  path: '/api_vue/breadcrumbs/product/',
  summary: 'Хлебные крошки товара',
  body: z.object({ productId: id }),
  answer: z.object({ breadcrumbs: z.array(crumb) }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getTagsByProductId = call({
  method: 'POST',
  path: '/api_vue/getTagsByProductId/',
  summary: 'Подборки раздела, в которые входит товар',
  body: z.object({ productId: id }),
  answer: z.object({
    tags: z.array(z.object({ name: z.string(), code: z.string(), url: z.string() })),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

/** Ours: what the code on a package leads to (decisions, «Screens»). */
export const getPackage = call({
  method: 'POST',
  path: '/api_vue/qrcode/',
  summary: 'Что за коробка: товар и, если она из доставленного заказа, рекламация',
  body: z.object({ qrcode: z.string().max(128) }),
  answer: z.object({
    product: z.object({
      name: z.string(),
      url: z.string(),
      finish: z.string(),
      sizeText: z.string(),
      picture: pictureFile.nullable(),
    }),
    /** The guid of the asker's own delivered order with it, newest first; null where there is none. */
    orderGuid: z.string().nullable(),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})
