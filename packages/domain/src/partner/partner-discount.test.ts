import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  calculatePartnerPrice,
  findPartnerPercent,
  type PartnerDiscount,
} from './partner-discount.ts'

describe('[role.designer] findPartnerPercent', () => {
  const row = (sectionId: number | null, vendorId: number | null, percent: number) => ({
    sectionId,
    vendorId,
    percent,
  })
  const all = row(null, null, 3)
  const vendor = row(null, 7, 5)
  const furniture = row(1, null, 7)
  const sofas = row(2, null, 10)
  const sofasOfVendor = row(2, 7, 12)
  const lamps = row(9, null, 40)
  const otherVendor = row(2, 8, 45)

  it.each<[string, PartnerDiscount[], number]>([
    ['nothing fits', [lamps, otherVendor], 0],
    ['no rows', [], 0],
    ['every product', [all, lamps], 3],
    ['a vendor over every product', [vendor, all], 5],
    ['a section over a vendor', [vendor, furniture], 7],
    ['the nearest section', [sofas, furniture], 10],
    ['the vendor in the section', [sofas, sofasOfVendor, furniture, all], 12],
    ['the smaller percent where it is the more exact', [row(null, null, 50), sofas], 10],
    ['no discount by an exact row', [all, row(2, 7, 0)], 0],
  ])('%s', (_name, discounts, percent) => {
    const product = { sectionIds: [1, 2], vendorId: 7 }
    expect(findPartnerPercent(discounts, product)).toBe(percent)
    expect(findPartnerPercent(discounts.toReversed(), product)).toBe(percent)
  })
})

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
