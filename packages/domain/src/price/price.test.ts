import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateDiscountPercent, shouldShowDiscount } from './price.ts'

describe('calculateDiscountPercent', () => {
  it.each([
    [1_000, 770, 23],
    [1_000, 774, 23],
    [1_000, 775, 23],
    [1_000, 776, 22],
    [1_000, 985, 2],
    [1_000, 986, 1],
    [1_000, 995, 1],
    [1_000, 996, 0],
    [1_000, 1_000, 0],
    [1_000, 1_001, 0],
    [1_000, 0, 100],
    [0, 0, 0],
    [0, 500, 0],
  ])('[domain.discount] from %s to %s is %s %%', (old, now, percent) => {
    expect(calculateDiscountPercent({ old, new: now })).toBe(percent)
  })

  it('[domain.discount] is a whole number from 0 to 100', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (old, now) => {
        const percent = calculateDiscountPercent({ old, new: now })
        expect(Number.isInteger(percent)).toBe(true)
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
      }),
    )
  })
})

describe('shouldShowDiscount', () => {
  it.each([
    [1_000, 986, false],
    [1_000, 985, true],
    [1_000, 770, true],
    [1_000, 1_000, false],
    [1_000, 1_500, false],
    [0, 1_000, false],
  ])('[domain.discount] from %s to %s: %s', (old, now, shown) => {
    expect(shouldShowDiscount({ old, new: now })).toBe(shown)
  })
})
