/** What one place can still give of an offer. Places come nearest first. */
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
  | { ok: false; offerId: number; left: number }

/**
 * Decides which place supplies which line: one place for the whole order where it can, else one
 * place for each line, and only a line that no single place holds is split (decisions, «Orders»).
 */
export function allocateStock(
  lines: readonly { offerId: number; quantity: number }[],
  free: readonly FreeStock[],
): Allocation {
  const places = [...new Set(free.map((one) => one.placeId))]
  const freeAt = (placeId: number, offerId: number): number =>
    free.find((one) => one.placeId === placeId && one.offerId === offerId)?.free ?? 0
  const whole = places.find((placeId) =>
    lines.every((line) => freeAt(placeId, line.offerId) >= line.quantity),
  )
  const allotments: Allotment[] = []
  for (const { offerId, quantity } of lines) {
    const single = whole ?? places.find((placeId) => freeAt(placeId, offerId) >= quantity)
    if (single !== undefined) {
      allotments.push({ placeId: single, offerId, quantity })
      continue
    }
    let missing = quantity
    for (const placeId of places) {
      const taken = Math.min(missing, freeAt(placeId, offerId))
      if (taken <= 0) continue
      allotments.push({ placeId, offerId, quantity: taken })
      missing = tenths(missing - taken)
    }
    if (missing > 0) return { ok: false, offerId, left: tenths(quantity - missing) }
  }
  return { ok: true, allotments }
}

/** Goods by the metre come in tenths; doubles would leave dust behind. */
function tenths(quantity: number): number {
  return Math.round(quantity * 10) / 10
}
