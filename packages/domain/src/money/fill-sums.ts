import { formatPrice } from './format-price.ts'

/**
 * Replaces sums in a text with the region's currency: `{690}` in roubles becomes «690 ₽», or «3 864
 * ₸» at the exchange rate, converted like tariffs (domain.price, ADR 0042).
 */
export function fillSums(text: string, currency: { sign: string; exchangeRate: number }): string {
  return text.replace(/\{(\d+)\}/g, (_, roubles: string) => formatPrice(Number(roubles), currency))
}
