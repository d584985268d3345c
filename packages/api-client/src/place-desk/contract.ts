import {
  normalizeOpeningHours,
  parseOpeningHours,
} from '@svetlitsa/domain/opening-hours/opening-hours'
import * as z from 'zod'
import { defineResource } from '../resource/contract.ts'
import { addressCode, line, position, requiredLine, rowNumber } from '../resource-field/contract.ts'

const place = {
  code: addressCode,
  name: requiredLine(200),
  regionId: rowNumber,
  address: requiredLine(300),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  isMain: z.boolean(),
  isActive: z.boolean(),
  position,
}
const filters = { isActive: z.boolean(), isMain: z.boolean() }
const sorts = ['position', 'code', 'name', 'regionId'] as const

/** The warehouses that supply regions (shop.places). */
export const warehouses = defineResource({
  path: '/api_vue/retail/shop/warehouses/',
  name: 'warehouses',
  values: z.strictObject(place),
  facts: z.object({}),
  filters,
  sorts,
  freshCode: 'never',
})

/** A line for days with the same hours, such as «Пн–Пт 10:00–21:00». */
const hours = z
  .string()
  .max(500)
  .overwrite((text) => normalizeOpeningHours(text))
  .refine((text) => parseOpeningHours(text) !== null, 'openingHours')

/** The stores that shoppers visit (shop.places). */
export const stores = defineResource({
  path: '/api_vue/retail/shop/stores/',
  name: 'stores',
  values: z.strictObject({
    ...place,
    phone: line(25).regex(/^[\d+() -]*$/),
    hours,
    /** How many orders it hands out in one window of pick-up (services.delivery). */
    pickupCapacity: z.int().min(1).max(1_000),
  }),
  facts: z.object({}),
  filters,
  sorts,
  freshCode: 'never',
})
