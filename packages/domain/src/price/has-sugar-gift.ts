import { convertPrice } from '../money/money.ts'

const thresholdRoubles = 5_000

type CurrencyRegion = { currency: { exchangeRate: number } }

/** The price above which the gift comes, in the currency of the region (card.sugar-gift). */
export function getSugarGiftThreshold({ currency }: CurrencyRegion): number {
  return convertPrice(thresholdRoubles, currency.exchangeRate)
}

/**
 * Returns whether a card shows the sugar gift: the price is above 5 000 ₽ and the region offers it
 * (card.sugar-gift). In another currency the threshold is converted at the region's rate.
 */
export function hasSugarGift(
  displayedPrice: number,
  region: CurrencyRegion & { sugarGift: boolean },
): boolean {
  return region.sugarGift && displayedPrice > getSugarGiftThreshold(region)
}
