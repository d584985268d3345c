import { splitByLargestRemainder } from '@svetlitsa/domain/money/split-by-largest-remainder'
import type { SellableOffer } from '../offer/sellable-offer.queries.ts'
import type { Allotment } from '../stock/allocate-stock.ts'

export interface PlannedLine {
  offer: SellableOffer
  quantity: number
  /** Its share of the basket's sum for the offer, before the coupon. */
  sum: number
  couponDiscount: number
}

export interface PlannedOrder {
  placeId: number
  lines: PlannedLine[]
  goodsSum: number
  couponDiscount: number
}

/** Basket totals of each offer: the sum of its lines, and their coupon discount. */
export interface OfferSums {
  sums: ReadonlyMap<number, number>
  discounts: ReadonlyMap<number, number>
}

/**
 * Groups lines into one order per supplying place. The parts of a split line add up exactly to its
 * sum and discount, so that the orders cost together what the basket showed.
 */
export function groupIntoOrders(
  allotments: readonly Allotment[],
  offers: ReadonlyMap<number, SellableOffer>,
  { sums, discounts }: OfferSums,
): PlannedOrder[] {
  const orders = new Map<number, PlannedOrder>()
  for (const [offerId, parts] of groupByOffer(allotments)) {
    const offer = offers.get(offerId)
    if (!offer) throw new Error(`offer ${offerId} was allocated but not loaded`)
    const tenths = parts.map((part) => Math.round(part.quantity * 10))
    const lineSums = splitByLargestRemainder(sums.get(offerId) ?? 0, tenths)
    const discountShares = splitByLargestRemainder(discounts.get(offerId) ?? 0, lineSums)
    parts.forEach((part, index) => {
      const order = orders.get(part.placeId) ?? {
        placeId: part.placeId,
        lines: [],
        goodsSum: 0,
        couponDiscount: 0,
      }
      const line = {
        offer,
        quantity: part.quantity,
        sum: lineSums[index] ?? 0,
        couponDiscount: discountShares[index] ?? 0,
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
  for (const allotment of allotments)
    groups.set(allotment.offerId, [...(groups.get(allotment.offerId) ?? []), allotment])
  return groups
}
