import * as z from 'zod'
import { call } from './call.ts'

export const regionSummary = z.object({
  ID: z.int(),
  NAME: z.string(),
  code: z.string(),
  federalUnit: z.string(),
  kz: z.boolean(),
  /** The middle of the region's map: its main store. */
  mapCenter: z.object({ lat: z.number(), lon: z.number() }),
})

/** A region's data, with the flags of storefront §3. */
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
  installmentType: z.enum(['installment', 'credit']),
  splitAvailable: z.boolean(),
  plaitAvailable: z.boolean(),
  disableBonus: z.boolean(),
})

export const contact = z.object({ id: z.int(), phone: z.string(), phoneSanitized: z.string() })

/** A region is named by its ID or its Latin code. */
export const regionName = z.union([z.int(), z.string().max(60)])

export const getRegions = call({
  method: 'GET',
  path: '/api_vue/getRegions/',
  summary: 'Все регионы магазина',
  answer: z.object({ regions: z.array(regionSummary) }),
  effect: 'read',
  caller: 'anyone',
})

export const getRegionContacts = call({
  method: 'POST',
  path: '/api_vue/getRegionContacts/',
  summary: 'Телефоны региона или всех регионов',
  body: z.object({ regionId: regionName.optional(), all: z.boolean().optional() }),
  answer: z.object({ contacts: z.array(contact) }),
  effect: 'read',
  caller: 'anyone',
})

const currencyRate = z.object({
  code: z.string(),
  sign: z.string(),
  /** Units of the currency for one rouble. */
  rate: z.number(),
})

/** A currency is named by its own code or by its country's, as in RUS. */
const currencyName = z.string().max(10)

export const getCurrencyRate = call({
  method: 'GET',
  path: '/api_vue/getCurrencyRate/?code',
  summary: 'Курс валюты к рублю',
  query: z.object({ code: currencyName.optional() }),
  answer: currencyRate,
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const postCurrencyRate = call({
  method: 'POST',
  path: '/api_vue/getCurrencyRate/',
  summary: 'Курс валюты к рублю',
  body: z.object({ code: currencyName.optional() }),
  answer: currencyRate,
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getContactPhonesAll = call({
  method: 'GET',
  path: '/api_vue/getContactPhonesAll/',
  summary: 'Телефон каждого региона, по номеру региона',
  answer: z.object({ contacts: z.array(contact.extend({ region: z.string() })) }),
  effect: 'read',
  caller: 'anyone',
})
