import { parseKitProjectId } from '@svetlitsa/domain/kit/kit'
import type { Totals } from '@svetlitsa/domain/total/calculate-totals'
import { type LineTotals, splitLine } from '@svetlitsa/domain/total/line-totals'
import type { LoadedLine } from '../../basket/basket/load-basket.ts'
import type { SellableOffer } from '../../supply/offer/sellable-offer.queries.ts'
import type { Allotment } from '../../supply/stock/allocate-stock.ts'

export interface PlannedLine {
  offer: SellableOffer
  quantity: number
  totals: LineTotals
  /** The kit as a part of which it stood in the basket. */
  kitId: number | null
}

export interface PlannedOrder {
  placeId: number
  lines: PlannedLine[]
}

/**
 * Plans one order for each supplying place. The parts of a split line add up exactly to its sums, so
 * that the orders cost together what the basket showed.
 *
 * @param totals the sums of the lines, in their order.
 */
export function planOrders(
  allotments: readonly Allotment[],
  lines: readonly LoadedLine[],
  totals: Totals,
): PlannedOrder[] {
  const orders = new Map<number, PlannedOrder>()
  for (const [offerId, parts] of groupByOffer(allotments)) {
    const position = lines.findIndex(({ line }) => line.offerId === offerId)
    const loaded = lines[position]
    const lineTotals = totals.lines[position]
    if (!loaded || !lineTotals) throw new Error(`offer ${offerId} was allocated but not priced`)
    const { offer, line } = loaded
    const kitId = parseKitProjectId(line.projectId)
    const tenths = parts.map((part) => Math.round(part.quantity * 10))
    const shares = splitLine(lineTotals, tenths)
    parts.forEach(({ placeId, quantity }, index) => {
      const order = orders.get(placeId) ?? { placeId, lines: [] }
      const share = shares[index]
      if (share) order.lines.push({ offer, quantity, totals: share, kitId })
      orders.set(placeId, order)
    })
  }
  return [...orders.values()]
}

function groupByOffer(allotments: readonly Allotment[]): Map<number, Allotment[]> {
  const groups = new Map<number, Allotment[]>()
  for (const allotment of allotments)
    groups.set(allotment.offerId, [...(groups.get(allotment.offerId) ?? []), allotment])
  return groups
}
