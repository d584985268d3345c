import type { Price } from '../price/price.ts'

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

/** A part of a kit; the upper-case fields follow the specification (product.kit). */
export type KitPart = {
  /** The number of this part in one kit; 0 when unspecified. */
  CNT: number
  PRICE: { NEW: number; OLD: number }
  /** Optional parts can be excluded; a part that is not chosen adds nothing. */
  isChosen: boolean
}

/**
 * Returns how many complete kits the stock allows: the minimum over its chosen parts (ADR 0044).
 * Returns 0 when no part is chosen.
 */
export function calculateKitStock(
  parts: readonly (Pick<KitPart, 'CNT' | 'isChosen'> & { stock: number })[],
) {
  const needed = parts.filter((part) => part.isChosen && part.CNT > 0)
  if (needed.length === 0) return 0
  return Math.min(...needed.map((part) => Math.max(0, Math.floor(part.stock / part.CNT))))
}

/**
 * Returns the id of the project under which the parts of a kit stand in the basket and the kit
 * itself among the favourite projects (product.kit, favorites.projects).
 */
export function buildKitProjectId(kitId: number): string {
  return `kit-${kitId}`
}

/**
 * Returns the id of the kit whose parts stand under a project of the basket; null for a project that
 * is no kit.
 */
export function parseKitProjectId(projectId: string | null): number | null {
  const digits = /^kit-(\d{1,9})$/.exec(projectId ?? '')?.[1]
  return digits === undefined ? null : Number(digits)
}
