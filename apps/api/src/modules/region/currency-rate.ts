import type { Region } from './region-directory.ts'

/** Countries by the codes under which the specification asks for their currencies. */
const CURRENCY_OF_COUNTRY: Readonly<Record<string, string>> = { RUS: 'RUB', KAZ: 'KZT' }

/** The currency of a code or country, of the region itself where none is named, or null. */
export function currencyRate(
  name: string | undefined,
  own: Region,
  regions: readonly Region[],
): { code: string; sign: string; rate: number } | null {
  const asked = name?.toUpperCase() ?? own.currency.code
  const code = CURRENCY_OF_COUNTRY[asked] ?? asked
  const found = regions.find((region) => region.currency.code === code)?.currency
  return found ? { code, sign: found.sign, rate: found.exchangeRate } : null
}
