import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { crumb, pictureFile, priceNewOld } from '../product/contract.ts'

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
  /** The price when the item was added, if it has changed since. */
  seenPrice: z.int().nullable(),
  vendor: z.object({ name: z.string() }),
  breadcrumbs: z.array(crumb),
  isSaleRemains: z.boolean(),
  /** Stock available in the region's warehouses and stores. */
  warehouseRemains: z.number(),
})

/** A line whose quantity differs from the requested one, and why. */
export const quantityChange = z.object({
  offerId: z.int(),
  asked: z.number(),
  quantity: z.number(),
  reason: z.enum(['minimum', 'stock', 'batch', 'limit']),
})

/** What differs from the basket that was last shown, and the fresh basket (order.price-changed). */
export const basketChange = z.object({
  /** Null for the reductions and the delivery, which belong to no line. */
  offerId: z.int().nullable(),
  name: z.string(),
  reason: z.enum(['price', 'stock', 'quantity', 'discount', 'bonus', 'delivery']),
  was: z.number(),
  now: z.number(),
})

export const basket = z.object({
  guid: z.string().nullable(),
  version: z.int(),
  items: z.array(basketItem),
  /** Lines that currently cannot be bought in this region. */
  unavailable: z.array(basketItem),
  totalQuantity: z.number(),
  allPositionsQuantity: z.int(),
  /** Totals of the checked lines: goods at new and old prices, and the reductions. */
  totalSum: priceNewOld,
  coupon: z.object({ code: z.string(), discount: z.int(), message: z.string() }).nullable(),
  /** Bonuses that the order spends. */
  bonusSum: z.int(),
  /** Bonuses that were asked for; more than are spent when the basket or the balance shrank. */
  bonusWished: z.int(),
  /** The most that the checked goods take of the bonuses this session may spend. */
  bonusAllowed: z.int(),
  /** Where the project of the constructor is edited whose modules are in the basket. */
  kitchenUrl: z.string().nullable(),
  /** The amount to pay for the checked goods. */
  payable: z.int(),
  /** Lines of the basket cleared last that undoClear brings back; 0 when it is too late. */
  clearedCount: z.int(),
})

const quantity = z.number().min(-1_000_000_000).max(1_000_000_000)
const offerQuantity = z.strictObject({ offerId: z.int32().positive(), quantity })
const changed = z.object({ basket, changes: z.array(quantityChange) })
/** A stale write is answered with the fresh basket and what changed since (basket.versions). */
export const stale = {
  refusals: { basket_changed: 409 },
  details: z.object({ basket, changes: z.array(basketChange) }),
} as const

export const addToBasket = defineCall({
  method: 'POST',
  path: '/api_vue/basket/add/',
  summary: 'Add offers to the basket; never refused as stale, because adding commutes',
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

export const addByMetre = defineCall({
  method: 'POST',
  path: '/api_vue/basket/#add',
  summary: 'Add goods sold by the metre',
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

/** Remembers what was shown, so that a later write or order can be compared with it (ADR 0105). */
export const getFullBasket = defineCall({
  method: 'POST',
  path: '/api_vue/basket/getFullBasket/',
  summary: 'Basket; offerIds shows it with these lines checked, without saving it',
  body: z.object({ offerIds: z.array(z.int32()).max(500).optional() }),
  /** `sessid` is the anti-forgery token of the session, null before it is opened. */
  answer: z.object({ basket, sessid: z.string().nullable() }),
  effect: 'write',
  caller: 'anyone',
})

export const modifyBasket = defineCall({
  method: 'POST',
  path: '/api_vue/basket/modify/',
  summary: 'Set quantities of lines; 0 with remove deletes a line',
  body: z
    .array(
      offerQuantity.extend({
        checked: z.boolean().optional(),
        remove: z.boolean().optional(),
        /** Named by pages of earlier builds: every line had the kit 0. */
        kitId: z.literal(0).optional(),
      }),
    )
    .min(1)
    .max(200),
  answer: changed,
  refusals: { offer_unknown: 404, fraction: 400, ...stale.refusals },
  details: stale.details,
  effect: 'write',
  caller: 'anyone',
})

export const clearBasket = defineCall({
  method: 'POST',
  path: '/api_vue/basket/clear/',
  summary: 'Clear the basket; undoClear brings it back for some minutes',
  body: z.strictObject({}),
  answer: changed,
  refusals: stale.refusals,
  details: stale.details,
  effect: 'write',
  caller: 'anyone',
})

export const undoClear = defineCall({
  method: 'POST',
  path: '/api_vue/basket/undoClear/',
  summary: 'Bring back the lines of the basket cleared last',
  body: z.strictObject({}),
  answer: changed,
  refusals: { nothing_cleared: 409 },
  effect: 'write',
  caller: 'anyone',
})
