import { describe, expect, it } from 'vitest'
import { calculateOutsidePrice } from './calculate-outside-price.ts'
import { defaultDeliveryTariff } from './delivery-tariff.ts'

describe('calculateOutsidePrice', () => {
  it.each([
    [0, 0],
    [1, 40],
    [12.3, 492],
    [12.51, 500],
    [12.5125, 501],
  ])('%s km cost %s', (distanceKm, expected) => {
    expect(calculateOutsidePrice(distanceKm, defaultDeliveryTariff)).toBe(expected)
  })

  it.each([-1, Number.NaN])('refuses %s km', (distanceKm) => {
    expect(() => calculateOutsidePrice(distanceKm, defaultDeliveryTariff)).toThrow(RangeError)
  })
})
