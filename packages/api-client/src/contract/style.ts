import * as z from 'zod'
import { call } from './call.ts'
import { regionName } from './region.ts'

export const getStyles = call({
  method: 'POST',
  path: '/api_vue/getStyles/',
  summary: 'Стили интерьера, у которых в регионе есть товары',
  body: z.object({ sr: regionName.optional() }),
  answer: z.object({
    styles: z.array(
      z.object({
        id: z.int(),
        code: z.string(),
        name: z.string(),
        description: z.string(),
        url: z.string(),
        /** Path for the image proxy; empty where it has no picture. */
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
