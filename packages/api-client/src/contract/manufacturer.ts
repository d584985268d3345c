import * as z from 'zod'
import { call } from './call.ts'
import { regionName } from './region.ts'

export const getManufactures = call({
  method: 'POST',
  path: '/api_vue/getManufactures/',
  summary: 'Производители, чьи товары есть в регионе',
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
        /** Products of theirs on sale in the region's price zone. */
        count: z.int(),
      }),
    ),
  }),
  effect: 'read',
  caller: 'anyone',
})
