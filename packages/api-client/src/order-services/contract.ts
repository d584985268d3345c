import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { deliveryPlace, deliveryServices, deliveryZone } from '../delivery/contract.ts'

const orderGuid = z.guid()
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const time = z.string().regex(/^\d{2}:\d{2}$/)
const when = { date: day.nullable(), timeFrom: time.nullable(), timeTo: time.nullable() }
const lift = z.enum(['none', 'lift', 'stairs'])
const floor = z.int().min(1).max(100)

const days = z.array(
  z.object({
    date: day,
    slots: z.array(z.object({ timeFrom: time, timeTo: time, isFree: z.boolean() })),
  }),
)

const store = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  hours: z.string(),
  lat: z.number(),
  lon: z.number(),
  readyText: z.string(),
})

/** What is charged for one service: as the order has it, and as it was asked for. */
const serviceLine = z.object({
  id: z.enum(['delivery', 'toDoor', 'lift', 'assembly']),
  before: z.int(),
  sum: z.int(),
})

const calculation = z.object({
  list: z.array(serviceLine),
  /** The sums of the order, before and after the change. */
  total: z.object({ before: z.int(), after: z.int() }),
  /** What was paid and has not gone back. */
  paid: z.int(),
  /** What is still to be paid after the change. */
  due: z.int(),
  /** What was paid beyond the new sum: such a change is not saved. */
  excess: z.int(),
})

export const getOrder = defineCall({
  method: 'POST',
  path: '/api_vue/order/services/getOrder/',
  summary: 'The services of an order, and what can be chosen for it now',
  body: z.object({ orderGuid }),
  answer: z.object({
    order: z.object({
      id: z.string(),
      guid: z.string(),
      basketGroup: z.string(),
      currency: z.object({ sign: z.string(), code: z.string() }),
    }),
    /** Whether the services can still be changed (services.fields). */
    canChange: z.boolean(),
    orders: z.object({
      /** The goods stand ready where they leave from: only the day can be chosen then. */
      ready: z.boolean(),
    }),
    services: z.object({
      delivery: z.object({
        /** Whether the order is brought to an address. */
        activated: z.boolean(),
        /** Whether it can be: already is, or may be changed from pick-up. */
        available: z.boolean(),
        /** Whether the day is part of the choice; a carrier names its own. */
        hasDays: z.boolean(),
        /** Whether it may be saved without a day, which is named later. */
        isDelayed: z.boolean(),
        userAddress: z.string().nullable(),
        coordinates: deliveryPlace.nullable(),
        comment: z.string(),
        ...when,
      }),
      pickup: z.object({
        available: z.boolean(),
        storeId: z.int().nullable(),
        stores: z.array(store),
        ...when,
      }),
      toDoor: z.boolean(),
      lift,
      floor: floor.nullable(),
      assembly: z.boolean(),
    }),
    /** What the services cost, whether or not they are chosen; null where nothing is brought. */
    prices: deliveryServices.nullable(),
    calculation,
    mapCenter: deliveryPlace,
    zones: z.array(deliveryZone),
    addresses: z.array(z.object({ value: z.string(), lat: z.number(), lon: z.number() })),
  }),
  refusals: { not_found: 404, not_owner: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getAvailableDeliveryDates = defineCall({
  method: 'POST',
  path: '/api_vue/order/services/getAvailableDeliveryDates/',
  summary: 'The days and hours at which an order can be brought or picked up',
  body: z.object({ orderGuid, storeId: z.int32().optional() }),
  answer: z.object({ delivery: days, pickup: days }),
  refusals: { not_found: 404, not_owner: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const calculationOfServiceList = defineCall({
  method: 'POST',
  path: '/api_vue/order/services/calculationOfServiceList/',
  summary: 'What chosen services cost; with toSave they are saved',
  body: z.strictObject({
    orderGuid,
    services: z.strictObject({
      delivery: z.strictObject({
        activated: z.boolean(),
        userAddress: z.string().trim().max(540).nullish(),
        coordinates: deliveryPlace.nullish(),
        comment: z.string().max(1_000).optional(),
        date: day.nullish(),
        timeFrom: time.nullish(),
        timeTo: time.nullish(),
      }),
      pickup: z
        .strictObject({
          storeId: z.int32().nullish(),
          date: day.nullish(),
          timeFrom: time.nullish(),
          timeTo: time.nullish(),
        })
        .optional(),
      toDoor: z.boolean(),
      lift,
      floor: floor.nullish(),
      assembly: z.boolean(),
    }),
    toSave: z.boolean().optional(),
  }),
  answer: calculation.extend({ saved: z.boolean() }),
  refusals: {
    not_found: 404,
    not_owner: 404,
    services_closed: 409,
    address_missing: 400,
    outside_zones: 400,
    option_unknown: 400,
    date_missing: 400,
    floor_missing: 400,
    day_unavailable: 409,
    slot_taken: 409,
    services_cheaper: 409,
    payment_open: 409,
  },
  effect: 'write',
  caller: 'anyone',
  idempotent: true,
})
