import type { Price } from '../price/price.ts'
import type { KitPart } from './kit-part.ts'

/**
 * Returns the price of a kit in whole currency units: the sum of CNT × PRICE over its chosen parts
 * (ADR 0044).
 */
export function calculateKitPrice(parts: readonly KitPart[]): Price {
  const chosen = parts.filter((part) => part.isChosen)
  return {
    new: chosen.reduce((sum, part) => sum + part.CNT * part.PRICE.NEW, 0),
    old: chosen.reduce((sum, part) => sum + part.CNT * part.PRICE.OLD, 0),
  }
}
