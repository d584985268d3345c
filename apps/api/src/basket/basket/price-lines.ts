import { sumLine } from '@svetlitsa/domain/money/sum'
import {
  calculateTotals,
  type Totals,
  type TotalsRequest,
} from '@svetlitsa/domain/total/calculate-totals'
import type { SellableOffer } from '../../supply/offer/sellable-offer.queries.ts'

/** The sums of lines that are bought, without delivery: of a basket and of its order alike. */
export function priceLines(
  lines: readonly { line: { quantity: number }; offer: SellableOffer }[],
  reductions: Pick<TotalsRequest, 'coupon' | 'bonus'>,
): Totals {
  return calculateTotals({
    lines: lines.map(({ line, offer }) => ({
      price: { new: offer.retailPrice, old: offer.oldPrice },
      groupDiscount:
        sumLine(offer.retailPrice, line.quantity) - sumLine(offer.price, line.quantity),
      quantity: line.quantity,
      sections: offer.sectionIds.map(String),
      vendor: offer.vendorId,
    })),
    ...reductions,
    delivery: 0,
    services: 0,
  })
}
