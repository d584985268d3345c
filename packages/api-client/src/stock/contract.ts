import * as z from 'zod'
import { defineCall } from '../call/call.ts'

export const getRemains = defineCall({
  method: 'POST',
  path: '/api_vue/getRemains/',
  summary: 'Stock of offers or products by warehouse and store of the region',
  body: z.object({
    /** What the ids refer to: offers, or products with all their offers. */
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
