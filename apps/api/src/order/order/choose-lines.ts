import { getMaximumQuantity } from '@svetlitsa/domain/quantity/get-maximum-quantity'
import type { LoadedLine, LoadedLines } from '../../basket/basket/load-basket.ts'
import { getShownPrice } from '../../basket/basket/show-basket.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

interface OrderChoice {
  /** Offers to order; null for the checked lines of the basket. */
  offerIds: readonly number[] | null
  /** The version of the basket that the shopper saw; null where the last one answered counts. */
  basketVersion: number | null
  /** The most pieces of a line for this buyer; null without a limit. */
  maximum: number | null
}

/**
 * The lines of an order, or why the shopper must look at the basket first: a line sold out, or
 * something is not as it was shown (order.price-changed). A sold out line is left out only once the
 * shopper has been told and can order others.
 */
export function chooseLines(
  { row, lines }: LoadedLines,
  { offerIds, basketVersion, maximum }: OrderChoice,
): LoadedLine[] | Refusal<'out_of_stock' | 'basket_changed' | 'basket_empty'> {
  const isStale = basketVersion !== null && basketVersion !== row.version
  const wanted = lines.filter(({ line }) =>
    offerIds ? offerIds.includes(line.offerId) : line.isChecked,
  )
  if (wanted.length === 0) return isStale ? refuse('basket_changed') : refuse('basket_empty')
  const available = wanted.filter(({ canBeBought }) => canBeBought)
  const missing = wanted.filter(({ canBeBought }) => !canBeBought)
  const [firstMissing] = missing
  const mayLeaveOut =
    available.length > 0 &&
    !isStale &&
    offerIds === null &&
    missing.every(({ line }) => line.shownQuantity === 0)
  if (firstMissing && !mayLeaveOut) return refuseOutOfStock(firstMissing.offer.name, 0)
  const isAsShown = available.every(
    (one) =>
      one.offer.price <= getShownPrice(one) &&
      one.line.quantity <= getMaximumQuantity({ ...one.offer, maximum }),
  )
  return isStale || !isAsShown ? refuse('basket_changed') : available
}

export function refuseOutOfStock(name: string, left: number): Refusal<'out_of_stock'> {
  return refuse('out_of_stock', { values: { name, left } })
}
