import { describe, expect, it } from 'vitest'
import { openingTariff } from './delivery-tariff.ts'
import { outsidePrice } from './outside-price.ts'

describe('outsidePrice', () => {
  it.each([
    [0, 0],
    [1, 40],
    [12.3, 492],
    [12.51, 500],
    [12.5125, 501],
  ])('%s km cost %s', (distanceKm, expected) => {
    expect(outsidePrice(distanceKm, openingTariff)).toBe(expected)
  })

  it.each([-1, Number.NaN])('refuses %s km', (distanceKm) => {
    expect(() => outsidePrice(distanceKm, openingTariff)).toThrow(RangeError)
  })
})
