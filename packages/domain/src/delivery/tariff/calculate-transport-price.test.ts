import { describe, expect, it } from 'vitest'
import { calculateTransportPrice } from './calculate-transport-price.ts'

const bands = [
  { upToKg: 100, price: 2_000 },
  { upToKg: 30, price: 1_000 },
]

describe('calculateTransportPrice', () => {
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
