import { parseKitProjectId } from '@svetlitsa/domain/kit/kit'
import type { Totals } from '@svetlitsa/domain/total/calculate-totals'
import { type LineTotals, splitLine } from '@svetlitsa/domain/total/line-totals'
import type { LoadedLine } from '../../basket/basket/load-basket.ts'
import type { SellableOffer } from '../../supply/offer/sellable-offer.queries.ts'
import type { Allotment } from '../../supply/stock/allocate-stock.ts'

/** A line with its sums. */
export interface PricedLine extends LoadedLine {
  totals: LineTotals
}

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
 * Groups lines into one order per supplying place. The parts of a split line add up exactly to its
 * sums, so that the orders cost together what the basket showed.
 */
export function groupIntoOrders(
  allotments: readonly Allotment[],
  lines: readonly PricedLine[],
): PlannedOrder[] {
  const orders = new Map<number, PlannedOrder>()
  for (const [offerId, parts] of groupByOffer(allotments)) {
    const priced = lines.find(({ line }) => line.offerId === offerId)
    if (!priced) throw new Error(`offer ${offerId} was allocated but not loaded`)
    const { offer, line } = priced
    const kitId = parseKitProjectId(line.projectId)
    const tenths = parts.map((part) => Math.round(part.quantity * 10))
    const shares = splitLine(priced.totals, tenths)
    parts.forEach(({ placeId, quantity }, index) => {
      const order = orders.get(placeId) ?? { placeId, lines: [] }
      const totals = shares[index]
      if (totals) order.lines.push({ offer, quantity, totals, kitId })
      orders.set(placeId, order)
    })
  }
  return [...orders.values()]
}

/** Lines with their sums, in the order of both. */
export function mergePrices(lines: readonly LoadedLine[], totals: Totals): PricedLine[] {
  return lines.map((one, index) => {
    const lineTotals = totals.lines[index]
    if (!lineTotals) throw new Error('a line was not priced')
    return { ...one, totals: lineTotals }
  })
}

function groupByOffer(allotments: readonly Allotment[]): Map<number, Allotment[]> {
  const groups = new Map<number, Allotment[]>()
  for (const allotment of allotments)
    groups.set(allotment.offerId, [...(groups.get(allotment.offerId) ?? []), allotment])
  return groups
}
