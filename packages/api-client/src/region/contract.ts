import * as z from 'zod'
import { defineCall } from '../call/call.ts'

export const regionSummary = z.object({
  ID: z.int(),
  NAME: z.string(),
  code: z.string(),
  federalUnit: z.string(),
  kz: z.boolean(),
  /** The center of the region's map: its main store. */
  mapCenter: z.object({ lat: z.number(), lon: z.number() }),
})

/** A region's data with the flags of docs/requirements/regions.md. */
export const regionData = regionSummary.extend({
  nameIn: z.string(),
  currency: z.object({ sign: z.string(), code: z.string(), exchangeRate: z.number() }),
  HAS_PARTNER: z.boolean(),
  FRANCHISE: z.boolean(),
  OWN_SHOP: z.enum(['Y', 'N']),
  HIDDEN_MANUFACTURER: z.boolean(),
  regionType: z.string(),
  isOffice: z.boolean(),
  BlackFriday: z.boolean(),
  cyberMonday: z.boolean(),
  newYearSale: z.boolean(),
  sugarGift: z.boolean(),
  MIN_PERCENT_PREPAYMENT: z.int(),
  installmentType: z.enum(['installment', 'credit']).nullable(),
  splitAvailable: z.boolean(),
  plaitAvailable: z.boolean(),
  hasFooterCatalogue: z.boolean(),
  disableBonus: z.boolean(),
  /** Where the basket leads: to the new checkout in three steps, or through the older one. */
  checkout: z.enum(['new', 'older']),
})

export const contact = z.object({ id: z.int(), phone: z.string(), phoneSanitized: z.string() })

/** A region by its ID or its Latin code. */
export const regionName = z.union([z.int(), z.string().max(60)])

export const getRegions = defineCall({
  method: 'GET',
  path: '/api_vue/getRegions/',
  summary: 'All regions of the shop',
  answer: z.object({ regions: z.array(regionSummary) }),
  effect: 'read',
  caller: 'anyone',
})

export const getRegionContacts = defineCall({
  method: 'POST',
  path: '/api_vue/getRegionContacts/',
  summary: 'Phones of one region or of all',
  body: z.object({ regionId: regionName.optional(), all: z.boolean().optional() }),
  answer: z.object({ contacts: z.array(contact) }),
  effect: 'read',
  caller: 'anyone',
})

const currencyRate = z.object({
  code: z.string(),
  sign: z.string(),
  /** Units of the currency per rouble. */
  rate: z.number(),
})

/** A currency by its own code or its country's, such as RUS. */
const currencyName = z.string().max(10)

export const getCurrencyRate = defineCall({
  method: 'GET',
  path: '/api_vue/getCurrencyRate/?code',
  summary: 'Exchange rate of a currency to the rouble',
  query: z.object({ code: currencyName.optional() }),
  answer: currencyRate,
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const postCurrencyRate = defineCall({
  method: 'POST',
  path: '/api_vue/getCurrencyRate/',
  summary: 'Exchange rate of a currency to the rouble',
  body: z.object({ code: currencyName.optional() }),
  answer: currencyRate,
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getContactPhonesAll = defineCall({
  method: 'GET',
  path: '/api_vue/getContactPhonesAll/',
  summary: 'Phone of every region, by region id',
  answer: z.object({ contacts: z.array(contact.extend({ region: z.string() })) }),
  effect: 'read',
  caller: 'anyone',
})
