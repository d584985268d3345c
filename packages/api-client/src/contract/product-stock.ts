import * as z from 'zod'
import { call } from './call.ts'
import { regionName } from './region.ts'

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

/** A store or warehouse with what it can still give of each offer. */
export const productWarehouse = z.object({
  ...place,
  kind: z.enum(['warehouse', 'store']),
  quantity: z.number(),
  offers: z.array(z.object({ offerId: z.int(), quantity: z.number() })),
})

export const getStoreBalance = call({
  method: 'GET',
  path: '/api/v1/store/shop/balance/offer/?regionID&offerID',
  summary: 'Остатки предложения в магазинах региона',
  query: z.object({
    regionID: z.string().max(60).optional(),
    offerID: z.coerce.number().pipe(z.int32().positive()),
  }),
  answer: z.object({ stores: z.array(storeBalance), total: z.number() }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getWarehouses = call({
  method: 'POST',
  path: '/api_vue/getWarehouses/',
  summary: 'Склады и магазины региона, где есть товар',
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
