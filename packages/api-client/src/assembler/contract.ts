import * as z from 'zod'
import { defineCall } from '../call/call.ts'

/** The assembler of an order, behind the link in the message. */
export const getAssemblerInfo = defineCall({
  method: 'POST',
  path: '/api_vue/getAssemblerInfo/',
  summary: 'Assembler behind the link in a message',
  body: z.object({ code: z.string().max(64) }),
  answer: z.object({
    /** The first name only, because anyone with the link can read it. */
    name: z.string(),
    since: z.string(),
    isActive: z.boolean(),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getAssemblerData = defineCall({
  method: 'POST',
  path: '/api_vue/assembler/getData/',
  summary: 'Orders to assemble',
  body: z.object({ recount: z.boolean().optional() }),
  answer: z.object({
    orders: z.array(
      z.object({
        order_num: z.string(),
        AssemblyDuration: z.int(),
        orderGalleryLink: z.string().nullable(),
        address: z.string(),
        date: z.string().nullable(),
        timeFrom: z.string().nullable(),
        timeTo: z.string().nullable(),
        items: z.array(z.object({ name: z.string(), quantity: z.number(), minutes: z.int() })),
      }),
    ),
    balance: z.int(),
    name: z.string(),
  }),
  effect: 'read',
  caller: 'assembler',
})
