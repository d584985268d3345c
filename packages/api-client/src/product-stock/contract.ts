import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { regionName } from '../region/contract.ts'

const place = {
  id: z.int(),
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  hours: z.string(),
  lat: z.number(),
  lon: z.number(),
}

export const storeBalance = z.object({ ...place, quantity: z.number() })

/** A store or warehouse with its available stock of each offer. */
export const productWarehouse = z.object({
  ...place,
  kind: z.enum(['warehouse', 'store']),
  quantity: z.number(),
  offers: z.array(z.object({ offerId: z.int(), quantity: z.number() })),
})

export const getStoreBalance = defineCall({
  method: 'GET',
  path: '/api/v1/store/shop/balance/offer/?regionID&offerID',
  summary: "Stock of an offer in the region's stores",
  query: z.object({
    regionID: z.string().max(60).optional(),
    offerID: z.coerce.number().pipe(z.int32().positive()),
  }),
  answer: z.object({
    stores: z.array(storeBalance),
    total: z.number(),
    /** The city of the stores with its preposition: «в Москве». */
    nameIn: z.string(),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getWarehouses = defineCall({
  method: 'POST',
  path: '/api_vue/getWarehouses/',
  summary: 'Warehouses and stores of the region with a product in stock',
  body: z.object({
    productId: z.int32().positive(),
    sectionCode: z.string().max(200).optional(),
    regionId: regionName.optional(),
  }),
  answer: z.object({ warehouses: z.array(productWarehouse) }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})
