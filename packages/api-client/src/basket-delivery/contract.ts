import * as z from 'zod'
import { defineCall } from '../call/call.ts'

/** When the checked goods of the basket can come, line by line, and where they can be picked up. */
export const getDeliveryOfBasket = defineCall({
  method: 'GET',
  path: '/api_vue/basket/getDeliveryOfBasket/',
  summary: 'Availability of the checked lines, and the stores to pick them up',
  answer: z.object({
    items: z.array(
      z.object({
        offerId: z.int(),
        deliveryText: z.string(),
        selfDelivery: z.enum(['none', 'today', 'later']),
        selfDeliveryText: z.string(),
      }),
    ),
    places: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        address: z.string(),
        hours: z.string(),
        lat: z.number(),
        lon: z.number(),
        readyText: z.string(),
        /** Whether all checked goods stand in this store now. */
        hasAll: z.boolean(),
      }),
    ),
  }),
  effect: 'read',
  caller: 'anyone',
})

export const getDeliveryTimeOfBasket = defineCall({
  method: 'GET',
  path: '/api_vue/basket/getDeliveryTimeOfBasket/',
  summary: 'The earliest day of each delivery method for all checked goods together',
  answer: z.object({
    deliveries: z.array(
      z.object({
        kind: z.enum(['pickup', 'courier', 'transport', 'delayed']),
        name: z.string(),
        /** The price that the method begins with. */
        price: z.int(),
        /** The first day, YYYY-MM-DD; null when it is settled after the order. */
        date: z.string().nullable(),
        text: z.string(),
      }),
    ),
  }),
  refusals: { basket_empty: 409 },
  effect: 'read',
  caller: 'anyone',
})
