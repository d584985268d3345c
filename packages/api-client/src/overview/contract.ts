import * as z from 'zod'
import { defineCall } from '../call/call.ts'

const count = z.int()

/** An addition to the specified calls: today's figures and what waits; sellers get their store's. */
export const getRetailOverview = defineCall({
  method: 'POST',
  path: '/api_vue/retail/overview/',
  summary: 'Today’s figures of the store and its queues',
  body: z.object({}),
  answer: z.object({
    /** The store of a seller; null for the whole shop. */
    storeName: z.string().nullable(),
    /** The day of the figures, by the store's time. */
    day: z.string(),
    /** By currency; empty before the first order of the day. */
    today: z.array(
      z.object({
        sign: z.string(),
        orders: count,
        sum: z.int(),
        /** Of an order, rounded to whole units. */
        average: z.int(),
        cancelled: count,
      }),
    ),
    /** Money that came in today, by way of payment. */
    money: z.array(z.object({ method: z.string(), sign: z.string(), count, sum: z.int() })),
    queues: z.object({
      /** New orders. */
      confirm: count,
      /** Confirmed orders. */
      pick: count,
      /** Orders that are ready and wait for their buyers. */
      handOver: count,
      claims: count,
      /** Orders whose buyers ask for money back. */
      refunds: count,
      /** Orders whose reservation has ended and that wait for a decision. */
      reservations: count,
      /** Printed price tags whose price has changed; only for a store. */
      tags: count.nullable(),
      /** Only for those who answer shoppers. */
      questions: count.nullable(),
      requests: count.nullable(),
    }),
  }),
  effect: 'read',
  caller: 'staff',
})
