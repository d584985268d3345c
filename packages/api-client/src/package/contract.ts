import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { pictureFile } from '../product/contract.ts'

/** An addition to the specified calls: resolves the code on a package (ADR 0045). */
export const getPackage = defineCall({
  method: 'POST',
  path: '/api_vue/qrcode/',
  summary: 'Product in a package and, for a delivered order, its claim',
  body: z.object({ qrcode: z.string().max(128) }),
  answer: z.object({
    product: z.object({
      name: z.string(),
      /** Null where the shop shows the goods no longer. */
      url: z.string().nullable(),
      finish: z.string(),
      sizeText: z.string(),
      picture: pictureFile.nullable(),
    }),
    /**
     * The GUID of the customer's newest delivered order that contains it; null when there is none.
     */
    orderGuid: z.string().nullable(),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})
