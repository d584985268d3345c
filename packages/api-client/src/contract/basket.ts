import * as z from 'zod'
import { call } from './call.ts'
import { crumb, pictureFile, priceNewOld } from './product.ts'

export const basketItem = z.object({
  id: z.int(),
  offerIdCurrent: z.int(),
  productId: z.int(),
  guid: z.string(),
  name: z.string(),
  article: z.string(),
  url: z.string(),
  finish: z.string(),
  sizeText: z.string(),
  picture: pictureFile.nullable(),
  quantity: z.number(),
  minimumBatch: z.number(),
  byMetre: z.boolean(),
  checked: z.boolean(),
  favorite: z.boolean(),
  price: priceNewOld,
  sum: priceNewOld,
  /** The price when it was put in, where it has changed since. */
  seenPrice: z.int().nullable(),
  vendor: z.object({ name: z.string() }),
  breadcrumbs: z.array(crumb),
  isSaleRemains: z.boolean(),
  /** What the region's warehouses and stores can still give. */
  warehouseRemains: z.number(),
  kitId: z.int(),
})

/** A line that became another quantity than asked for, and why. */
export const quantityChange = z.object({
  offerId: z.int(),
  asked: z.number(),
  quantity: z.number(),
  reason: z.enum(['minimum', 'stock', 'batch']),
})

export const basket = z.object({
  guid: z.string().nullable(),
  version: z.int(),
  items: z.array(basketItem),
  /** Lines that cannot be bought in this region now. */
  unavailable: z.array(basketItem),
  totalQuantity: z.number(),
  allPositionsQuantity: z.int(),
  /** Of the checked lines: goods at old and new prices and what takes off. */
  totalSum: priceNewOld,
  coupon: z.object({ code: z.string(), discount: z.int(), message: z.string() }).nullable(),
  bonusSum: z.int(),
  kitchenUrl: z.string().nullable(),
  /** What is to be paid for the checked goods. */
  payable: z.int(),
})

const quantity = z.number().min(-1_000_000_000).max(1_000_000_000)
const offerQuantity = z.strictObject({ offerId: z.int32().positive(), quantity })
const changed = z.object({ basket, changes: z.array(quantityChange) })

export const addToBasket = call({
  method: 'POST',
  path: '/api_vue/basket/add/',
  summary: 'Положить предложения в корзину',
  body: z.strictObject({
    offers: z.array(offerQuantity).min(1).max(50),
    projectId: z.string().max(100).nullish(),
  }),
  answer: changed,
  refusals: { offer_unknown: 404, out_of_stock: 409, fraction: 400 },
  effect: 'write',
  caller: 'anyone',
  idempotent: true,
})

export const addByMetre = call({
  method: 'POST',
  path: '/api_vue/basket/#add',
  summary: 'Положить товар на метры',
  body: z.strictObject({
    offerId: z.int32().positive(),
    running_meter: z.number().positive().max(10_000),
  }),
  answer: changed,
  refusals: { offer_unknown: 404, out_of_stock: 409, not_by_metre: 400 },
  effect: 'write',
  caller: 'anyone',
  idempotent: true,
})

export const getFullBasket = call({
  method: 'POST',
  path: '/api_vue/basket/getFullBasket/',
  summary: 'Корзина; offerIds задаёт, какие строки отмечены',
  body: z.object({ offerIds: z.array(z.int32()).max(500).optional() }),
  answer: z.object({ basket }),
  effect: 'read',
  caller: 'anyone',
})

export const modifyBasket = call({
  method: 'POST',
  path: '/api_vue/basket/modify/',
  summary: 'Новые количества строк; 0 с remove удаляет строку',
  body: z
    .array(
      offerQuantity.extend({
        checked: z.boolean().optional(),
        remove: z.boolean().optional(),
        kitId: z.int32().optional(),
      }),
    )
    .min(1)
    .max(200),
  answer: changed,
  refusals: { offer_unknown: 404, fraction: 400 },
  effect: 'write',
  caller: 'anyone',
})

export const clearBasket = call({
  method: 'POST',
  path: '/api_vue/basket/clear/',
  summary: 'Очистить корзину',
  body: z.strictObject({}),
  answer: changed,
  effect: 'write',
  caller: 'anyone',
})

export const setCoupon = call({
  method: 'POST',
  path: '/api_vue/basket/setCoupon/',
  summary: 'Применить промокод',
  body: z.strictObject({ coupon: z.string().max(60), phone: z.string().max(40).optional() }),
  answer: z.object({ basket, errorShow: z.string().nullable() }),
  effect: 'write',
  caller: 'anyone',
})
