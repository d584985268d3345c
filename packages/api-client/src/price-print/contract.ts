import { offerLimits, tagLimits } from '@svetlitsa/domain/price-tag/price-print'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { enteredSum } from '../sum/contract.ts'

/** The store whose prices are printed; without it the seller's own, or the region's main store. */
export const storeId = z.int32().positive().optional()
const offerId = z.int32().positive()
const day = z.iso.date()
const text = (maximum: number) => z.string().trim().max(maximum)
const price = enteredSum.min(1)

/** `store_missing`: a seller without a store. `store_foreign`: the store of somebody else. */
export const storeRefusals = { store_missing: 409, store_foreign: 403, store_unknown: 404 } as const
export const goodsRefusals = { ...storeRefusals, goods_gone: 409 } as const
/** The goods that are no longer sold, so that the screen can point at them. */
export const goneDetails = z.object({ gone: z.array(z.int()) })

export const priceTag = z.object({
  kind: z.enum(['product', 'service', 'name']),
  /** Null for services and free texts. */
  offerId: z.int().nullable(),
  title: z.string(),
  /** Lines under the name: size, finish, or what a service is. */
  details: z.array(z.string()),
  article: z.string(),
  vendor: z.string(),
  barcode: z.string().nullable(),
  /** In whole units of the region's currency; null for a free text without a price. */
  price: z.int().nullable(),
  /** The price before the discount; null without one. */
  oldPrice: z.int().nullable(),
  /** What the price is for. */
  unit: z.enum(['piece', 'metre', 'from', 'kilometre', 'floor', 'none']),
  /** The page with the price of the store's region, for the QR; null where there is none. */
  url: z.string().nullable(),
  /** The days between which the price holds; null for a tag without dates. */
  validFrom: day.nullable(),
  validTo: day.nullable(),
})

const tagsAnswer = z.object({
  tags: z.array(priceTag),
  /** The sign of the region's currency. */
  sign: z.string(),
  /** The day of printing in the store. */
  day,
})

const store = z.object({ id: z.int(), name: z.string(), address: z.string() })

export const getPrintStaff = defineCall({
  method: 'POST',
  path: '/api_vue/pricePrint/staff/',
  summary: 'Who prints price tags, and for which store',
  body: z.object({ storeId }),
  answer: z.object({
    name: z.string(),
    store,
    region: z.object({ id: z.int(), name: z.string() }),
    sign: z.string(),
    day,
    /** Stores that may be chosen instead; only the own one for a seller. */
    stores: z.array(store),
  }),
  refusals: storeRefusals,
  effect: 'read',
  caller: 'staff',
})

export const getServiceTags = defineCall({
  method: 'POST',
  path: '/api_vue/pricePrint/service/',
  summary: "Price tags of the services of the store's region",
  body: z.object({ storeId }),
  answer: tagsAnswer.extend({
    /** The codes of the services, in the order of the tags. */
    codes: z.array(z.string()),
  }),
  refusals: storeRefusals,
  effect: 'read',
  caller: 'staff',
})

const offerIds = z.array(offerId).min(1).max(tagLimits.tags)

export const getMultipleTags = defineCall({
  method: 'POST',
  path: '/api_vue/pricePrint/multiple/',
  summary: 'Price tags of one or more products, at the prices of this moment',
  body: z.object({ storeId, offerIds }),
  answer: tagsAnswer,
  refusals: goodsRefusals,
  details: goneDetails,
  effect: 'read',
  caller: 'staff',
})

export const getMultiDateTags = defineCall({
  method: 'POST',
  path: '/api_vue/pricePrint/multiDate/',
  summary: 'Price tags of products with the days between which the price holds',
  body: z.object({ storeId, offerIds, validFrom: day, validTo: day }),
  answer: tagsAnswer,
  refusals: { ...goodsRefusals, period_wrong: 400 },
  details: goneDetails,
  effect: 'read',
  caller: 'staff',
})

export const freeTag = {
  title: text(120).min(1),
  text: text(300).optional(),
  price: price.optional(),
  oldPrice: price.optional(),
}

export const getNameTag = defineCall({
  method: 'POST',
  path: '/api_vue/pricePrint/name/',
  summary: 'Price tag with a text of the seller',
  body: z.object({ storeId, ...freeTag }),
  answer: tagsAnswer,
  refusals: { ...storeRefusals, price_wrong: 400 },
  effect: 'read',
  caller: 'staff',
})

export const sendTagFeedback = defineCall({
  method: 'POST',
  path: '/api_vue/pricePrint/feedback/',
  summary: 'Tell the call centre that a price tag is wrong',
  body: z.strictObject({ storeId, offerId, message: text(1_000).min(3) }),
  answer: z.object({
    /** Its number at the request desk. */
    number: z.string(),
  }),
  refusals: { ...storeRefusals, goods_unknown: 404, phone_missing: 409 },
  effect: 'write',
  caller: 'staff',
  freshCode: 'never',
  idempotent: true,
})

export const getPriceOffer = defineCall({
  method: 'POST',
  path: '/api_vue/pricePrint/priceOffer/',
  summary: 'Price offer for a customer: goods with quantities and their sum',
  body: z.object({
    storeId,
    items: z
      .array(z.object({ offerId, quantity: z.number().positive().max(offerLimits.quantity) }))
      .min(1)
      .max(offerLimits.lines),
    /** How long the customer may rely on it. */
    days: z.int().min(1).max(offerLimits.days).optional(),
  }),
  answer: z.object({
    store,
    seller: z.string(),
    sign: z.string(),
    day,
    validTo: day,
    lines: z.array(
      z.object({
        offerId: z.int(),
        name: z.string(),
        details: z.string(),
        article: z.string(),
        quantity: z.number(),
        unit: z.enum(['piece', 'metre']),
        price: z.int(),
        sum: z.int(),
      }),
    ),
    total: z.int(),
  }),
  refusals: { ...goodsRefusals, quantity_wrong: 400 },
  details: goneDetails,
  effect: 'read',
  caller: 'staff',
})

const filterBase = {
  name: z.string(),
  label: z.string(),
  productType: z.enum(['offer', 'product']),
}

export const priceFilter = z.discriminatedUnion('type', [
  z.object({
    ...filterBase,
    type: z.literal('checkbox'),
    values: z.array(z.string()),
    currentValues: z.array(z.string()),
  }),
  z.object({
    ...filterBase,
    type: z.literal('slider'),
    values: z.object({ min: z.number(), max: z.number() }),
    currentValues: z.object({ currentMin: z.number(), currentMax: z.number() }),
  }),
])

/** An offer in the list of a search. */
export const tagOffer = z.object({
  offerId: z.int(),
  title: z.string(),
  details: z.string(),
  article: z.string(),
  barcode: z.string().nullable(),
  price: z.int(),
  /** What the price is for. */
  unit: z.enum(['piece', 'metre']),
  oldPrice: z.int().nullable(),
  /** Free stock in the store, and in all stores of its region. */
  inStore: z.number(),
  inStores: z.number(),
  /** When its tag was printed for this store, and with which price; null if never. */
  printed: z.object({ at: z.string(), price: z.int() }).nullable(),
})

const bound = z.number().min(0).max(100_000)

export const searchTagProducts = defineCall({
  method: 'POST',
  path: '/api_vue/pricePrint/searchProducts/',
  summary: 'Products for price tags by name, article or barcode, with filters',
  body: z.object({
    storeId,
    /** Without it, what lies in the store. */
    search: z.string().max(200).optional(),
    /** Values of a checkbox filter, or the changed bounds of a slider, by the filter's name. */
    filters: z
      .array(
        z.object({
          name: z.string().max(60),
          values: z.array(z.string().max(200)).max(200).optional(),
          currentMin: bound.optional(),
          currentMax: bound.optional(),
        }),
      )
      .max(10)
      .optional(),
    availableOnly: z.boolean().optional(),
    page: z.int().min(1).max(1_000).optional(),
  }),
  answer: z.object({
    offers: z.array(tagOffer),
    filters: z.array(priceFilter),
    sign: z.string(),
    /** After the filters and before them. */
    total: z.int(),
    found: z.int(),
    page: z.int(),
    pages: z.int(),
  }),
  refusals: storeRefusals,
  keeps: ['values'],
  effect: 'read',
  caller: 'staff',
})

export const findTagByBarcode = defineCall({
  method: 'POST',
  path: '/api_vue/pricePrint/barcode/',
  summary: 'Product of a scanned barcode or an article',
  body: z.object({ storeId, barcode: text(64).min(1) }),
  answer: z.object({ offer: tagOffer, sign: z.string() }),
  refusals: { ...storeRefusals, barcode_unknown: 404 },
  effect: 'read',
  caller: 'staff',
})
