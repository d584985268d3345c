import * as z from 'zod'
import { call } from './call.ts'

export const getRemains = call({
  method: 'POST',
  path: '/api_vue/getRemains/',
  summary: 'Остатки предложений или товаров по складам и магазинам региона',
  body: z.object({
    /** What the ids name: offers, or products with all their offers. */
    type: z.enum(['offer', 'product']).default('offer'),
    ids: z.array(z.int32()).max(200),
    warehouseId: z.int32().optional(),
  }),
  answer: z.object({
    items: z.array(
      z.object({
        offerId: z.int(),
        productId: z.int(),
        quantity: z.number(),
        warehouses: z.array(z.object({ warehouseId: z.int(), quantity: z.number() })),
      }),
    ),
  }),
  effect: 'read',
  caller: 'anyone',
})
