import * as z from 'zod'
import { defineResource } from '../resource/contract.ts'
import { addressCode, line, rowNumber } from '../resource-field/contract.ts'

/** What lies in stock at each place, corrected by hand with a reason (shop.stock). */
export const stockCounts = defineResource({
  path: '/api_vue/retail/shop/stock/',
  name: 'stock of places',
  values: z.strictObject({
    offerId: rowNumber,
    /** The code of the warehouse or store. */
    place: addressCode,
    /** In tenths for products by the metre. */
    onHand: z
      .number()
      .min(0)
      .max(1_000_000)
      .refine((quantity) => quantity === Math.round(quantity * 10) / 10),
    /** Of the last correction; empty where there was none, and needed for one. */
    reason: line(300),
  }),
  facts: z.object({
    article: z.string(),
    productName: z.string(),
    placeName: z.string(),
    reserved: z.number(),
  }),
  filters: {},
  sorts: ['offerId', 'place', 'onHand', 'reserved'],
  freshCode: 'never',
})
