import type { Price } from '../price/price.ts'
import type { KitPart } from './kit-part.ts'

/** The price of a kit: the sum of CNT × PRICE over its chosen parts (decisions «Catalogue addresses»). */
export function kitPrice(parts: readonly KitPart[]): Price {
  const chosen = parts.filter((part) => part.isChosen)
  return {
    new: chosen.reduce((sum, part) => sum + part.CNT * part.PRICE.NEW, 0),
    old: chosen.reduce((sum, part) => sum + part.CNT * part.PRICE.OLD, 0),
  }
}
