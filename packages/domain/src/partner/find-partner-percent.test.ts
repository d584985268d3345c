import { describe, expect, it } from 'vitest'
import { findPartnerPercent, type PartnerDiscount } from './find-partner-percent.ts'

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

describe('[role.designer] findPartnerPercent', () => {
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
