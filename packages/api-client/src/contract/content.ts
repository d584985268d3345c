import { paymentGroups } from '@svetlitsa/domain/payment/offered-payment-groups'
import * as z from 'zod'
import { call } from './call.ts'
import { regionName } from './region.ts'

const coordinates = z.object({ lat: z.number(), lon: z.number() })
const picture = z.object({ id: z.int(), imgUrl: z.string(), name: z.string(), url: z.string() })

/** A way of delivery of the region with all its prices, whole units of its currency. */
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

export const getPaymentAndDelivery = call({
  method: 'POST',
  path: '/api_vue/paymentAndDelivery/#getData',
  summary: 'Способы доставки, услуги региона с ценами и способы оплаты',
  body: z.object({}),
  answer: z.object({
    deliveryServices: z.array(deliveryService),
    /** What a transport company takes by the weight of the load. */
    transportBands: z.array(z.object({ upToKg: z.number(), price: z.int() })),
    assembly: z.object({ percent: z.number(), minimum: z.int() }),
    liftBandKg: z.number(),
    currency: z.object({ sign: z.string(), code: z.string() }),
    region: z.object({ ID: z.int(), NAME: z.string(), nameIn: z.string() }),
    /** The groups of payment methods that can be chosen in the region (account §3). */
    paymentGroups: z.array(z.enum(paymentGroups)),
    /** The first day a courier can come, YYYY-MM-DD. */
    firstDay: z.string().nullable(),
  }),
  effect: 'read',
  caller: 'anyone',
})

export const getAdvantages = call({
  method: 'GET',
  path: '/api_vue/info/advantage/?sr',
  summary: 'Чем удобен магазин',
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

export const getInstagram = call({
  method: 'POST',
  path: '/api_vue/getInstagram/',
  summary: 'Комнаты, которые показали покупатели',
  body: z.object({}),
  answer: z.object({ items: z.array(picture) }),
  effect: 'read',
  caller: 'anyone',
})

export const getAboutData = call({
  method: 'POST',
  path: '/api_vue/getAboutData/',
  summary: 'Магазин в числах и в картинках',
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

export const getMeasurer = call({
  method: 'POST',
  path: '/api_vue/getMeasurer/',
  summary: 'Выезд замерщика: цена и ближайший день',
  body: z.object({ sr: regionName.optional() }),
  answer: z.object({
    /** Null where nobody measures. */
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

export const getBonusProgram = call({
  method: 'POST',
  path: '/api_vue/bonusProgramPage/',
  summary: 'Правила бонусной программы',
  body: z.object({}),
  answer: z.object({
    /** False where the programme does not hold. */
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

export const getRetailRegionLinks = call({
  method: 'POST',
  path: '/api_vue/getRetailRegionLinks/',
  summary: 'Города магазина с телефонами и числом магазинов',
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

/** Ours: the stores of a region for its lists and maps. */
export const getStores = call({
  method: 'POST',
  path: '/api_vue/getStores/',
  summary: 'Магазины региона с адресом, часами и местом на карте',
  body: z.object({ sr: regionName.optional() }),
  answer: z.object({
    stores: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        address: z.string(),
        phone: z.string(),
        phoneSanitized: z.string(),
        hours: z.string(),
        place: coordinates,
        isMain: z.boolean(),
      }),
    ),
    mapCenter: coordinates,
    region: z.object({ ID: z.int(), NAME: z.string(), nameIn: z.string() }),
  }),
  effect: 'read',
  caller: 'anyone',
})
