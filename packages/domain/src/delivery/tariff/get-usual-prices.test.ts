import { expect, it } from 'vitest'
import { getUsualPrices } from './get-usual-prices.ts'

it('[shop.setup] the usual prices of delivery are those of ADR 0040, in the currency', () => {
  expect(getUsualPrices(1)).toEqual({
    courier: 690,
    courierFreeFrom: 30_000,
    outsidePerKm: expect.any(Number),
    toDoor: expect.any(Number),
    lift: expect.any(Number),
    floor: expect.any(Number),
  })
  expect(getUsualPrices(5).courier).toBeGreaterThanOrEqual(690 * 5)
})
