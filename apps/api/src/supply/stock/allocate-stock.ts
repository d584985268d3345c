/** Free stock of an offer in one place. Places are sorted nearest first. */
export interface FreeStock {
  placeId: number
  offerId: number
  free: number
}

export interface Allotment {
  placeId: number
  offerId: number
  quantity: number
}

export type Allocation =
  | { ok: true; allotments: Allotment[] }
  | { ok: false; offerId: number; available: number }

/**
 * Decides which place supplies which line: one place for the whole order if possible, otherwise one
 * place for each line. A line is split only if no single place has enough (ADR 0040).
 */
export function allocateStock(
  lines: readonly { offerId: number; quantity: number }[],
  free: readonly FreeStock[],
): Allocation {
  const places = [...new Set(free.map((item) => item.placeId))]
  const getFreeAt = (placeId: number, offerId: number): number =>
    free.find((item) => item.placeId === placeId && item.offerId === offerId)?.free ?? 0
  const commonPlace = places.find((placeId) =>
    lines.every((line) => getFreeAt(placeId, line.offerId) >= line.quantity),
  )
  const allotments: Allotment[] = []
  for (const { offerId, quantity } of lines) {
    const singlePlace =
      commonPlace ?? places.find((placeId) => getFreeAt(placeId, offerId) >= quantity)
    if (singlePlace !== undefined) {
      allotments.push({ placeId: singlePlace, offerId, quantity })
      continue
    }
    let missing = quantity
    for (const placeId of places) {
      const allocated = Math.min(missing, getFreeAt(placeId, offerId))
      if (allocated <= 0) continue
      allotments.push({ placeId, offerId, quantity: allocated })
      missing = toTenths(missing - allocated)
    }
    if (missing > 0) return { ok: false, offerId, available: toTenths(quantity - missing) }
  }
  return { ok: true, allotments }
}

/** Products by the metre are sold in tenths; floating-point sums would leave rounding errors. */
function toTenths(quantity: number): number {
  return Math.round(quantity * 10) / 10
}
