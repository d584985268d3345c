import { splitByLargestRemainder } from '@svetlitsa/domain/money/split-by-largest-remainder'
import type { SellableOffer } from '../catalogue/sellable-offer.queries.ts'
import type { Allotment } from '../stock/allocate-stock.ts'

export interface PlannedLine {
  offer: SellableOffer
  quantity: number
  /** Price × quantity before the coupon. */
  sum: number
  couponDiscount: number
}

export interface PlannedOrder {
  placeId: number
  lines: PlannedLine[]
  goodsSum: number
  couponDiscount: number
}

/** One order for each supplying place; a line that is split keeps its discount to the last unit. */
export function groupIntoOrders(
  allotments: readonly Allotment[],
  offers: ReadonlyMap<number, SellableOffer>,
  discounts: ReadonlyMap<number, number>,
): PlannedOrder[] {
  const orders = new Map<number, PlannedOrder>()
  for (const [offerId, parts] of groupByOffer(allotments)) {
    const offer = offers.get(offerId)
    if (!offer) throw new Error(`offer ${offerId} was allotted but not read`)
    const sums = parts.map((part) => Math.round(offer.price * part.quantity))
    const shares = splitByLargestRemainder(discounts.get(offerId) ?? 0, sums)
    parts.forEach((part, at) => {
      const order = orders.get(part.placeId) ?? {
        placeId: part.placeId,
        lines: [],
        goodsSum: 0,
        couponDiscount: 0,
      }
      const line = {
        offer,
        quantity: part.quantity,
        sum: sums[at] ?? 0,
        couponDiscount: shares[at] ?? 0,
      }
      order.lines.push(line)
      order.goodsSum += line.sum
      order.couponDiscount += line.couponDiscount
      orders.set(part.placeId, order)
    })
  }
  return [...orders.values()]
}

function groupByOffer(allotments: readonly Allotment[]): Map<number, Allotment[]> {
  const groups = new Map<number, Allotment[]>()
  for (const one of allotments) groups.set(one.offerId, [...(groups.get(one.offerId) ?? []), one])
  return groups
}
