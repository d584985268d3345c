import { describe, expect, it } from 'vitest'
import { calculateLiftPrice } from './calculate-lift-price.ts'
import { defaultDeliveryTariff } from './delivery-tariff.ts'

const stairs = (floor: number, weightKg: number) =>
  calculateLiftPrice({ by: 'stairs', floor, weightKg }, defaultDeliveryTariff)

describe('calculateLiftPrice', () => {
  it('costs the same on every floor with an elevator', () => {
    expect(calculateLiftPrice({ by: 'elevator' }, defaultDeliveryTariff)).toBe(300)
  })

  it.each([
    [1, 80, 0],
    [2, 0, 300],
    [2, 50, 300],
    [2, 50.1, 600],
    [2, 100, 600],
    [2, 101, 900],
    [5, 30, 750],
    [5, 80, 1_500],
  ])('by the stairs to floor %s with %s kg costs %s', (floor, weightKg, expected) => {
    expect(stairs(floor, weightKg)).toBe(expected)
  })

  it.each([
    [0, 10],
    [-1, 10],
    [1.5, 10],
    [2, -1],
    [2, Number.NaN],
  ])('refuses floor %s with %s kg', (floor, weightKg) => {
    expect(() => stairs(floor, weightKg)).toThrow(RangeError)
  })
})
