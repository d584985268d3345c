import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { regionName } from '../region/contract.ts'

export const getMeasurer = defineCall({
  method: 'POST',
  path: '/api_vue/getMeasurer/',
  summary: "Measurer's visit: price and earliest day",
  body: z.object({ sr: regionName.optional() }),
  answer: z.object({
    /** Null where no measurer is available. */
    measurer: z
      .object({
        price: z.int(),
        freeFrom: z.int().nullable(),
        pricePerKm: z.int(),
        leadDays: z.int(),
        /** YYYY-MM-DD in the region's calendar. */
        firstDay: z.string(),
      })
      .nullable(),
    currency: z.object({ sign: z.string(), code: z.string() }),
  }),
  effect: 'read',
  caller: 'anyone',
})
