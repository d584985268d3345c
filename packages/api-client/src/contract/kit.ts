import * as z from 'zod'
import { call } from './call.ts'
import { pictureFile, priceNewOld } from './product.ts'
import { regionName } from './region.ts'

/** A part of a kit, or a module of a kitchen; the capital fields are the specification's (storefront §3). */
export const kitItem = z.object({
  offerId: z.int(),
  productId: z.int(),
  name: z.string(),
  url: z.string(),
  finish: z.string(),
  sizeText: z.string(),
  picture: pictureFile.nullable(),
  CNT: z.int(),
  PRICE: z.object({ NEW: z.int(), OLD: z.int() }),
  isOptional: z.boolean(),
})

export const kit = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  isKitchen: z.boolean(),
  /** Of the parts it cannot do without. */
  price: priceNewOld,
  items: z.array(kitItem),
})

export const getProductKit = call({
  method: 'POST',
  path: '/api_vue/getProductKit/',
  summary: 'Состав комплекта; для обычного товара — комплекты с ним',
  body: z.object({ productId: z.int32().positive(), sr: regionName.optional() }),
  answer: z.object({ kits: z.array(kit) }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getKitModules = call({
  method: 'POST',
  path: '/api_vue/getKitModules/',
  summary: 'Модули кухни по группам',
  body: z.object({ productId: z.int32().positive(), sr: regionName.optional() }),
  answer: z.object({
    isKitchen: z.boolean(),
    groups: z.array(z.object({ code: z.string(), name: z.string(), items: z.array(kitItem) })),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getComplects = call({
  method: 'POST',
  path: '/api_vue/getComplects/?offer_id',
  summary: 'Состав комплекта по его предложению',
  query: z.object({ offer_id: z.coerce.number().pipe(z.int32().positive()) }),
  body: z.object({ sr: regionName.optional() }),
  answer: z.object({ html: z.object({ COMPLECT: z.array(kitItem), isKitchen: z.boolean() }) }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})
