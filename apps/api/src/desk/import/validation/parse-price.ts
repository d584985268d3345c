import { type CurrencyRates, getRate, normalizeCurrency } from '../number/currency-rates.ts'
import { formatNote, type NumberStyle, parseNumber } from '../number/number-style.ts'

/** A higher price is assumed to be a typing error. */
const MAX_PRICE = 999_999_999

/** Money has two decimals at most; only longer ones show that «12.990» is one with three. */
const DECIMALS_OF_DOUBT = 3

export interface PriceContext {
  rates: CurrencyRates
  /** How the prices of the feed are written. */
  style: NumberStyle
  /** Code of the currency in which prices are stored. */
  currency: string
}

export type ParsedPrice = { price: number; warnings: string[] } | { problem: string }

/** Parses a price to whole units of the shop's currency, or says why it cannot be used. */
export function parsePrice(
  label: 'price' | 'old price',
  text: string,
  currencyId: string,
  { rates, style, currency }: PriceContext,
): ParsedPrice {
  const parsed = parseNumber(text, { style, decimalCount: DECIMALS_OF_DOUBT })
  if ('problem' in parsed) return { problem: `${label} ${parsed.problem}` }
  const written = normalizeCurrency(currencyId)
  const code = written || (rates.isEmpty ? currency : rates.base)
  if (code === null) return { problem: 'no currency, and the feed has no base currency' }
  const rate = getRate(rates, code, currency)
  if (typeof rate === 'string') return { problem: rate }
  const price = Math.round(parsed.value * rate)
  if (price < 1 || price > MAX_PRICE)
    return { problem: `${label} «${text}» is not between 1 and ${MAX_PRICE}` }
  const warnings = parsed.note ? [formatNote(`its ${label}`, parsed.note)] : []
  if (!written && code !== currency)
    warnings.push(`no currency: its price was read in ${code}, the base of the feed`)
  return { price, warnings }
}
