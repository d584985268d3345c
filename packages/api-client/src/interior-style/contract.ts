import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { regionName } from '../region/contract.ts'

export const getStyles = defineCall({
  method: 'POST',
  path: '/api_vue/getStyles/',
  summary: 'Interior styles with products in the region',
  body: z.object({ sr: regionName.optional() }),
  answer: z.object({
    styles: z.array(
      z.object({
        id: z.int(),
        code: z.string(),
        name: z.string(),
        description: z.string(),
        url: z.string(),
        /** A path for the image proxy; empty without an image. */
        imgUrl: z.string(),
        /** Products on sale in the region's price zone. */
        count: z.int(),
        SORT: z.int(),
      }),
    ),
  }),
  effect: 'read',
  caller: 'anyone',
})
