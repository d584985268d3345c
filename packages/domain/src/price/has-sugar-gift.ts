import { convertPrice } from '../money/convert-price.ts'

const thresholdRoubles = 5_000

/**
 * Whether a card shows the sugar gift: the price is above 5 000 ₽ and the region gives it
 * (storefront §3, §9). Another currency's threshold is the same one at the region's rate.
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
