import { describe, expect, it } from 'vitest'
import {
  calculateCourierPrice,
  calculateLiftPrice,
  calculateOutsidePrice,
  calculateToDoorPrice,
  calculateTransportPrice,
} from './delivery-price.ts'
import { defaultDeliveryTariff } from './delivery-tariff.ts'

describe('calculateCourierPrice', () => {
  it.each([
    [1, 690],
    [29_999, 690],
    [30_000, 0],
    [30_001, 0],
  ])('goods of %s cost %s to deliver', (goodsSum, expected) => {
    expect(calculateCourierPrice(goodsSum, defaultDeliveryTariff)).toBe(expected)
  })
})

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

describe('calculateTransportPrice', () => {
  const bands = [
    { upToKg: 100, price: 2_000 },
    { upToKg: 30, price: 1_000 },
  ]

  it.each([
    [0, 1_000],
    [30, 1_000],
    [30.1, 2_000],
    [100, 2_000],
    [100.1, null],
  ])('%s kg cost %s, regardless of the order of the bands', (weightKg, expected) => {
    expect(calculateTransportPrice(weightKg, bands)).toBe(expected)
  })
})

describe('calculateToDoorPrice', () => {
  it('carrying to the door is charged only when requested', () => {
    expect(calculateToDoorPrice(true, defaultDeliveryTariff)).toBe(300)
    expect(calculateToDoorPrice(false, defaultDeliveryTariff)).toBe(0)
  })
})

describe('calculateLiftPrice', () => {
  const stairs = (floor: number, weightKg: number) =>
    calculateLiftPrice({ by: 'stairs', floor, weightKg }, defaultDeliveryTariff)

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
