import { convertPrice } from '../money/convert-price.ts'

const thresholdRoubles = 5_000

/**
 * Returns whether a card shows the sugar gift: the price is above 5 000 ₽ and the region offers it
 * (card.sugar-gift). In another currency the threshold is converted at the region's rate.
 */
export function hasSugarGift(
  displayedPrice: number,
  region: { sugarGift: boolean; currency: { exchangeRate: number } },
): boolean {
  return (
    region.sugarGift &&
    displayedPrice > convertPrice(thresholdRoubles, region.currency.exchangeRate)
  )
}
