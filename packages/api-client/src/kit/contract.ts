import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { pictureFile, priceNewOld } from '../product/contract.ts'
import { regionName } from '../region/contract.ts'

/**
 * A part of a kit, or a module of a kitchen; the upper-case fields follow the specification
 * (product.kit).
 */
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
  /** The price of the required parts. */
  price: priceNewOld,
  items: z.array(kitItem),
})

export const getProductKit = defineCall({
  method: 'POST',
  path: '/api_vue/getProductKit/',
  summary: 'Parts of a kit; for other products, the kits that contain them',
  body: z.object({ productId: z.int32().positive(), sr: regionName.optional() }),
  answer: z.object({ kits: z.array(kit) }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getKitModules = defineCall({
  method: 'POST',
  path: '/api_vue/getKitModules/',
  summary: 'Kitchen modules by group',
  body: z.object({ productId: z.int32().positive(), sr: regionName.optional() }),
  answer: z.object({
    isKitchen: z.boolean(),
    groups: z.array(z.object({ code: z.string(), name: z.string(), items: z.array(kitItem) })),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getComplects = defineCall({
  method: 'POST',
  path: '/api_vue/getComplects/?offer_id',
  summary: 'Parts of a kit by its offer',
  query: z.object({ offer_id: z.coerce.number().pipe(z.int32().positive()) }),
  body: z.object({ sr: regionName.optional() }),
  answer: z.object({ html: z.object({ COMPLECT: z.array(kitItem), isKitchen: z.boolean() }) }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})
