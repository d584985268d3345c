import { getMaximumQuantity } from '@svetlitsa/domain/quantity/get-maximum-quantity'
import { getSeenPrice, isSeenSoldOut, type SeenBasket } from '../../basket/basket/basket-version.ts'
import type { LoadedLine, LoadedLines } from '../../basket/basket/load-basket.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

interface OrderChoice {
  /** Offers to order; null for the checked lines of the basket. */
  offerIds: readonly number[] | null
  /** What the shopper saw of the basket. */
  seen: SeenBasket
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
  { offerIds, seen, maximum }: OrderChoice,
): LoadedLine[] | Refusal<'out_of_stock' | 'basket_changed' | 'basket_empty'> {
  const isStale = seen.version !== null && seen.version !== row.version
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
    missing.every((one) => isSeenSoldOut(one, seen))
  if (firstMissing && !mayLeaveOut) return refuseOutOfStock(firstMissing.offer.name, 0)
  const isAsShown = available.every(
    (one) =>
      one.offer.price <= getSeenPrice(one, seen) &&
      one.line.quantity <= getMaximumQuantity({ ...one.offer, maximum }),
  )
  return isStale || !isAsShown ? refuse('basket_changed') : available
}

export function refuseOutOfStock(name: string, left: number): Refusal<'out_of_stock'> {
  return refuse('out_of_stock', { values: { name, left } })
}
