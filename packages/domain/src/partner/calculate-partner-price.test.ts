import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculatePartnerPrice } from './calculate-partner-price.ts'

describe('[role.designer] calculatePartnerPrice', () => {
  it.each([
    [{ new: 10_000, old: 10_000 }, 10, 9_000],
    [{ new: 10_000, old: 10_000 }, 0, 10_000],
    [{ new: 4_995, old: 4_995 }, 10, 4_496],
    [{ new: 10_000, old: 10_000 }, 50, 5_000],
    [{ new: 6_000, old: 10_000 }, 16, 5_040],
    [{ new: 6_000, old: 10_000 }, 17, 5_000],
    [{ new: 4_000, old: 10_000 }, 17, 4_000],
    [{ new: 10_000, old: 8_000 }, 50, 5_000],
    [{ new: 1, old: 1 }, 50, 1],
    [{ new: 0, old: 0 }, 50, 0],
  ])('%j less %i %% is %i', (price, percent, expected) => {
    expect(calculatePartnerPrice(price, percent)).toBe(expected)
  })

  it('is whole, never negative and never above the price of others', () => {
    const anyPrice = fc.record({ new: fc.nat(5_000_000), old: fc.nat(5_000_000) })
    fc.assert(
      fc.property(anyPrice, fc.integer({ min: 0, max: 50 }), (price, percent) => {
        const own = calculatePartnerPrice(price, percent)
        expect(Number.isSafeInteger(own)).toBe(true)
        expect(own).toBeGreaterThanOrEqual(0)
        expect(own).toBeLessThanOrEqual(price.new)
      }),
    )
  })
})
