import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { sum } from '../sum/contract.ts'

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const time = z.string().regex(/^\d{2}:\d{2}$/)
export const deliveryPlace = z.object({
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
})

const coordinates = deliveryPlace

/** Where an address is: in the city, or outside it where the price counts kilometres. */
const zone = z.enum(['city', 'outside'])
export const deliveryZone = z.object({ kind: zone, border: z.array(coordinates) })

export const deliverySlot = z.object({
  date: day,
  slots: z.array(z.object({ id: z.int(), timeFrom: time, timeTo: time, isFree: z.boolean() })),
})

/** The prices of services beside delivery, calculated from the tariff and the load. */
export const deliveryServices = z.object({
  toDoor: z.int(),
  liftByElevator: z.int(),
  /** For each floor and each started weight band. */
  liftPerFloor: z.int(),
  liftBandKg: z.number(),
  weightKg: z.number(),
  /** Zero when nothing needs assembly. */
  assembly: z.int(),
})

export const deliveryOption = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(['pickup', 'courier', 'transport', 'delayed']),
  /** A transport company's kit, recognized by its description (delivery.price). */
  isKit: z.boolean(),
  addressBar: z.boolean(),
  option: z.object({ type: z.enum(['plain', 'delayed']) }),
  price: z.int(),
  freeFrom: z.int().nullable(),
  /** Null for pick-up. */
  services: deliveryServices.nullable(),
  days: z.array(deliverySlot),
  stores: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      address: z.string(),
      hours: z.string(),
      lat: z.number(),
      lon: z.number(),
      readyText: z.string(),
    }),
  ),
})

/** The delivery of an order as it was chosen. */
export const chosenDelivery = z.object({
  id: z.int(),
  address: z.string().nullable(),
  coordinates: coordinates.nullable(),
  storeId: z.int().nullable(),
  date: day.nullable(),
  timeFrom: time.nullable(),
  timeTo: time.nullable(),
  comment: z.string(),
  price: z.int(),
  toDoor: z.boolean(),
  lift: z.enum(['none', 'lift', 'stairs']),
  floor: z.int().nullable(),
  assembly: z.boolean(),
})

export const getDelivery = defineCall({
  method: 'POST',
  path: '/api_vue/basket/getDelivery/',
  summary: 'Delivery methods for the orders of a checkout',
  body: z.object({ basketGroup: z.guid() }),
  answer: z.object({
    /** Whether the reader only has the link: addresses are masked and nothing can be saved. */
    isMasked: z.boolean(),
    items: z.array(
      z.object({
        orderId: z.string(),
        goods: z.array(z.object({ name: z.string(), quantity: z.number(), byMetre: z.boolean() })),
        options: z.array(deliveryOption),
        chosen: chosenDelivery.nullable(),
      }),
    ),
    mapCenter: coordinates,
    zones: z.array(deliveryZone),
    /** Addresses of the customer's earlier orders in the region; empty without login. */
    addresses: z.array(z.object({ value: z.string(), lat: z.number(), lon: z.number() })),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const setDelivery = defineCall({
  method: 'POST',
  path: '/api_vue/basket/setDelivery/',
  summary: 'Save the delivery of an order',
  body: z.strictObject({
    basketGuid: z.guid(),
    /** The delivery option. */
    id: z.int32(),
    orderId: z.string().max(40).optional(),
    description: z.string().max(1_000).optional(),
    coordinates: coordinates.nullish(),
    address: z.string().max(500).optional(),
    apartment: z.string().max(40).optional(),
    entrance: z.string().max(20).optional(),
    /**
     * The displayed price, sent only for delivery to an address or a kit; a different price is
     * refused.
     */
    sum: sum.optional(),
    delayedDelivery: z.boolean().optional(),
    storeId: z.int32().optional(),
    slotId: z.int32().optional(),
    toDoor: z.boolean().optional(),
    lift: z.enum(['none', 'lift', 'stairs']).optional(),
    floor: z.int().min(1).max(100).optional(),
    assembly: z.boolean().optional(),
    comment: z.string().max(1_000).optional(),
  }),
  answer: z.object({ result: z.boolean(), sum: z.int(), total: z.int() }),
  refusals: {
    not_found: 404,
    address_missing: 400,
    outside_zones: 400,
    floor_missing: 400,
    slot_taken: 409,
    price_changed: 409,
    order_in_progress: 409,
    option_unknown: 400,
    already_paid: 409,
    payment_open: 409,
    not_owner: 404,
  },
  effect: 'write',
  caller: 'anyone',
})

export const getYandexPrice = defineCall({
  method: 'POST',
  path: '/api_vue/basket/getYandexPrice/',
  summary: 'Price of delivery to an address',
  body: z.object({
    basketGroup: z.guid(),
    id: z.int32(),
    orderId: z.string().max(40).optional(),
    coordinates,
  }),
  answer: z.object({
    deliveryPrice: z.int(),
    zone,
    /** From the nearest warehouse. */
    distanceKm: z.number(),
  }),
  refusals: { not_found: 404, option_unknown: 400, outside_zones: 400 },
  effect: 'read',
  caller: 'anyone',
})

export const getCoordsData = defineCall({
  method: 'POST',
  path: '/api_vue/basket/getCoordsData/',
  summary: 'The address at a place, or the place of an address, and its delivery zone',
  body: z.object({
    /** Decides the region; without it the visitor's region counts. */
    basketGroup: z.guid().optional(),
    coordinates: coordinates.optional(),
    address: z.string().max(500).optional(),
  }),
  answer: z.object({
    /** Null where no address is known: it is written by hand then. */
    address: z.string().nullable(),
    coordinates,
    zone,
    distanceKm: z.number(),
  }),
  refusals: { not_found: 404, address_missing: 400, address_unknown: 404, outside_zones: 400 },
  effect: 'read',
  caller: 'anyone',
})

export const runDelayedDelivery = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#runDelayedDelivery',
  summary: 'Name the day of a delayed delivery',
  body: z.strictObject({
    orderGuid: z.guid(),
    slotId: z.int32(),
  }),
  answer: z.object({ result: z.boolean(), date: day, timeFrom: time, timeTo: time }),
  refusals: { not_found: 404, not_delayed: 409, slot_taken: 409 },
  effect: 'write',
  caller: 'customer',
  idempotent: true,
})

export const suggestAddress = defineCall({
  method: 'POST',
  path: '/api_vue/suggest/address/',
  summary: 'Address suggestions with coordinates',
  body: z.object({
    query: z.string().max(300),
    region: z.union([z.int32(), z.string().max(60)]).optional(),
  }),
  answer: z.object({
    suggestions: z.array(
      z.object({ value: z.string(), lat: z.number().nullable(), lon: z.number().nullable() }),
    ),
    /** False while the provider is away: the address is chosen on the map and written by hand. */
    isAvailable: z.boolean(),
  }),
  effect: 'read',
  caller: 'anyone',
})
