import { formatPrice } from './format-price.ts'

/**
 * Puts the sums of a written text into a region's money: `{690}` in roubles becomes «690 ₽», or
 * «3 864 ₸» by the rate, as the tariffs are converted (storefront §5, decisions «Regions»).
 */
export function fillSums(text: string, currency: { sign: string; exchangeRate: number }): string {
  return text.replace(/\{(\d+)\}/g, (_, roubles: string) => formatPrice(Number(roubles), currency))
}
