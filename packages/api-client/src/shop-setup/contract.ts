import { settingsFormats } from '@svetlitsa/domain/shop-settings/settings-formats'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { shopSettings } from '../shop-settings/contract.ts'
import { enteredSum } from '../sum/contract.ts'

const city = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/)
const line = z.string().trim().min(1).max(200)
const hour = z.string().regex(settingsFormats.hour, 'must be HH:MM')

const place = { name: line, city, address: line }

/** Prices of delivery in whole units of the currency. */
const tariff = z.strictObject({
  courier: enteredSum,
  /** Free from this sum; null where courier delivery is never free. */
  courierFreeFrom: enteredSum.nullable(),
  outsidePerKm: enteredSum,
  toDoor: enteredSum,
  lift: enteredSum,
  floor: enteredSum,
})

const store = z.strictObject({
  ...place,
  phone: z.string().max(25).default(''),
  hours: z
    .array(z.strictObject({ days: line, opens: hour, closes: hour }))
    .min(1)
    .max(7),
})

/** Everything that founds a shop: a file for machines, or the fields of the first-run page. */
export const shopSetup = shopSettings
  .extend({
    /** Codes of cities from the bundled list; the first is the default region. */
    regions: z.array(city).min(1).max(100),
    warehouse: z.strictObject(place),
    /** Null for a shop without a place to visit; then nothing can be picked up. */
    store: store.nullable().default(null),
    /** Of the currencies of the chosen cities; one that is missing gets the usual prices. */
    tariffs: z.strictObject({ RUB: tariff.optional(), KZT: tariff.optional() }).default({}),
  })
  .check(({ value, issues }) => {
    const chosen = new Set(value.regions)
    if (chosen.size !== value.regions.length)
      issues.push({
        code: 'custom',
        input: value.regions,
        path: ['regions'],
        message: 'a city twice',
      })
    for (const name of ['warehouse', 'store'] as const) {
      const input = value[name]?.city
      const message = 'must be one of the regions'
      if (input !== undefined && !chosen.has(input))
        issues.push({ code: 'custom', input, path: [name, 'city'], message })
    }
  })

export type ShopSetup = z.output<typeof shopSetup>

export const getShopSetup = defineCall({
  method: 'POST',
  path: '/api_vue/retail/shop/setup/',
  summary: 'The settings of the shop, and the cities it can choose from',
  body: z.object({}),
  answer: z.object({
    /** Null until the shop is set up. */
    setup: shopSetup.nullable(),
    /** Of everything that is set up, as saving expects it. */
    version: z.string(),
    cities: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        federalUnit: z.string(),
        currency: z.enum(['RUB', 'KZT']),
      }),
    ),
  }),
  effect: 'read',
  caller: 'shop-owner',
})

export const saveShopSetup = defineCall({
  method: 'POST',
  path: '/api_vue/retail/shop/setup/save/',
  summary: 'Set up the shop, or change what was set up, all of it or nothing',
  body: shopSetup.safeExtend({
    /** The version that the caller has seen: what somebody else saved since is not overwritten. */
    version: z.string().max(64),
  }),
  answer: z.object({ result: z.literal(true), version: z.string() }),
  refusals: { city_unknown: 400, prove_again: 403, changed_meanwhile: 409 },
  // Bills are paid to the account that is saved here.
  freshCode: 'when-money-moves',
  effect: 'write',
  caller: 'shop-owner',
})
