import { roundMoney } from '../money/money.ts'
import type { Price } from '../price/price.ts'

/** Terms of the discounts of designers and wholesale partners (role.designer). */
export const partnerTerms = {
  /** The percent that a discount may take off. */
  minPercent: 1,
  maxPercent: 50,
  /** The percent of the price before the shop's own discount below which none of theirs leads. */
  floorPercent: 50,
} as const

/** A row of the table of discounts; null stands for every section or every vendor. */
export type PartnerDiscount = {
  sectionId: number | null
  vendorId: number | null
  percent: number
}

/**
 * Returns the percent that a designer or wholesale partner gets on a product; 0 without a discount.
 * One row decides, the most exact one: the nearest section wins over those above it, any section
 * over none, and of rows of one section the vendor's own. Discounts are never added up
 * (role.designer).
 */
export function findPartnerPercent(
  discounts: readonly PartnerDiscount[],
  /** The product's sections from the root to its own, and its vendor. */
  product: { sectionIds: readonly number[]; vendorId: number },
): number {
  let best = { rank: -1, percent: 0 }
  for (const { sectionId, vendorId, percent } of discounts) {
    const depth = sectionId === null ? 0 : product.sectionIds.indexOf(sectionId) + 1
    if (sectionId !== null && depth === 0) continue
    if (vendorId !== null && vendorId !== product.vendorId) continue
    const rank = depth * 2 + (vendorId === null ? 0 : 1)
    if (rank > best.rank) best = { rank, percent }
  }
  return best.percent
}

/**
 * Returns the unit price of a designer or wholesale partner in whole currency units: the shop's price
 * less the percent, not below the floor, which counts from the price before the shop's own discount.
 * A price that is already below the floor stays as it is (role.designer).
 */
export function calculatePartnerPrice(price: Price, percent: number): number {
  const reduced = roundMoney((price.new * (100 - percent)) / 100)
  const regular = Math.max(price.old, price.new)
  const floor = Math.ceil((regular * partnerTerms.floorPercent) / 100)
  return Math.min(price.new, Math.max(reduced, floor))
}
