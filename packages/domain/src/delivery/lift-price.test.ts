import { describe, expect, it } from 'vitest'
import { openingTariff } from './delivery-tariff.ts'
import { liftPrice } from './lift-price.ts'

const stairs = (floor: number, weightKg: number) =>
  liftPrice({ by: 'stairs', floor, weightKg }, openingTariff)

describe('liftPrice', () => {
  it('costs the same on every floor in a lift', () => {
    expect(liftPrice({ by: 'elevator' }, openingTariff)).toBe(300)
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
