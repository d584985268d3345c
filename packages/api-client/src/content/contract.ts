import { paymentGroups } from '@svetlitsa/domain/payment/payment-group'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { regionName } from '../region/contract.ts'

const picture = z.object({ id: z.int(), imgUrl: z.string(), name: z.string(), url: z.string() })

/** A delivery method of the region with all its prices, in whole units of the region's currency. */
export const deliveryService = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(['pickup', 'courier', 'transport', 'delayed']),
  price: z.int(),
  freeFrom: z.int().nullable(),
  pricePerKm: z.int(),
  cityRadiusKm: z.number(),
  toDoorPrice: z.int(),
  liftPrice: z.int(),
  floorPrice: z.int(),
})

export const getPaymentAndDelivery = defineCall({
  method: 'POST',
  path: '/api_vue/paymentAndDelivery/#getData',
  summary: 'Delivery methods, services with prices and payment methods of the region',
  body: z.object({}),
  answer: z.object({
    deliveryServices: z.array(deliveryService),
    /** Prices of a transport company by the weight of the load. */
    transportBands: z.array(z.object({ upToKg: z.number(), price: z.int() })),
    assembly: z.object({ percent: z.number(), minimum: z.int() }),
    liftBandKg: z.number(),
    currency: z.object({ sign: z.string(), code: z.string() }),
    region: z.object({ ID: z.int(), NAME: z.string(), nameIn: z.string() }),
    /** The payment groups available in the region (payment.groups). */
    paymentGroups: z.array(z.enum(paymentGroups)),
    /** The first day of courier delivery, YYYY-MM-DD. */
    firstDay: z.string().nullable(),
  }),
  effect: 'read',
  caller: 'anyone',
})

export const getAdvantages = defineCall({
  method: 'GET',
  path: '/api_vue/info/advantage/?sr',
  summary: 'Advantages of the shop',
  query: z.object({ sr: regionName.optional() }),
  answer: z.object({
    advantages: z.array(
      z.object({
        id: z.int(),
        code: z.string(),
        title: z.string(),
        text: z.string(),
        url: z.string(),
      }),
    ),
  }),
  effect: 'read',
  caller: 'anyone',
})

export const getInstagram = defineCall({
  method: 'POST',
  path: '/api_vue/getInstagram/',
  summary: 'Interiors shared by customers',
  body: z.object({}),
  answer: z.object({ items: z.array(picture) }),
  effect: 'read',
  caller: 'anyone',
})

export const getAboutData = defineCall({
  method: 'POST',
  path: '/api_vue/getAboutData/',
  summary: 'The shop in numbers and images',
  body: z.object({}),
  answer: z.object({
    orders_per_day: z.int(),
    visitors_per_day: z.int(),
    range_of_goods: z.int(),
    shops: z.int(),
    vendors: z.int(),
    images: z.array(picture),
  }),
  effect: 'read',
  caller: 'anyone',
})

export const getBonusProgram = defineCall({
  method: 'POST',
  path: '/api_vue/bonusProgramPage/',
  summary: 'Rules of the bonus programme',
  body: z.object({}),
  answer: z.object({
    /** False where the programme is not offered. */
    isActive: z.boolean(),
    /** Percent of purchases above `from` up to `upTo` roubles. */
    levels: z.array(z.object({ percent: z.int(), from: z.int(), upTo: z.int().nullable() })),
    spendPercent: z.int(),
    lifetimeMonths: z.int(),
    subscriptionBonus: z.int(),
  }),
  effect: 'read',
  caller: 'anyone',
})

export const getRetailRegionLinks = defineCall({
  method: 'POST',
  path: '/api_vue/getRetailRegionLinks/',
  summary: 'Cities of the shop with phones and numbers of stores',
  body: z.object({}),
  answer: z.object({
    regions: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        code: z.string(),
        url: z.string(),
        federalUnit: z.string(),
        kz: z.boolean(),
        phone: z.string(),
        phoneSanitized: z.string(),
        storeCount: z.int(),
      }),
    ),
  }),
  effect: 'read',
  caller: 'anyone',
})
