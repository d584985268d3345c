import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { regionName } from '../region/contract.ts'

export const getManufactures = defineCall({
  method: 'POST',
  path: '/api_vue/getManufactures/',
  summary: 'Vendors with products in the region',
  body: z.object({ sr: regionName.optional() }),
  answer: z.object({
    manufactures: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        code: z.string(),
        url: z.string(),
        country: z.string(),
        logo: z.string().nullable(),
        /** The vendor's products on sale in the region's price zone. */
        count: z.int(),
      }),
    ),
  }),
  effect: 'read',
  caller: 'anyone',
})
