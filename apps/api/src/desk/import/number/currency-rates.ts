import type { YmlCurrency } from '../feed/yml-feed.ts'
import {
  collectNumberStyle,
  formatNote,
  type NumberStyle,
  parseNumber,
  xmlStyle,
} from './number-style.ts'
import { readNumber } from './read-number.ts'

/** RUR is the rouble's code from before 1998, which feeds still use. */
const oldCodes: Readonly<Record<string, string>> = { RUR: 'RUB' }

export function normalizeCurrency(code: string): string {
  const upper = code.trim().toUpperCase()
  return oldCodes[upper] ?? upper
}

/** The currencies of a feed. */
export interface CurrencyRates {
  /** The currency that the others are counted in; null if none or several have the rate 1. */
  base: string | null
  isEmpty: boolean
  /** What one unit is worth in the base, or why that is unknown. */
  byCode: ReadonlyMap<string, number | string>
  /** How numbers were read that can be read in two ways. */
  warnings: string[]
}

/** Reads the rates of a feed, which are relative to a base currency of its own. */
export function readCurrencyRates(currencies: readonly YmlCurrency[]): CurrencyRates {
  const style = collectRateStyle(currencies.map(({ rate }) => rate ?? ''))
  const byCode = new Map<string, number | string>()
  const bases = new Set<string>()
  const warnings: string[] = []
  for (const currency of currencies) {
    const code = normalizeCurrency(currency.id)
    const rate = readRate(code, currency, { style, warnings })
    const earlier = byCode.get(code)
    const isSame = earlier === undefined || earlier === rate
    byCode.set(code, isSame ? rate : `the feed has several rates for ${code}`)
  }
  // A feed with one currency need not say that it is the base.
  const withoutRate = currencies.filter(({ rate }) => !rate?.trim())
  const [only] = withoutRate
  const hasBase = [...byCode.values()].includes(1)
  if (only && withoutRate.length === 1 && !hasBase) byCode.set(normalizeCurrency(only.id), 1)
  for (const [code, rate] of byCode) if (rate === 1) bases.add(code)
  if (bases.size > 1) {
    const reason = `${[...bases].join(' and ')} cannot both have the rate 1`
    for (const code of bases) byCode.set(code, reason)
  }
  const [base = null] = bases.size === 1 ? bases : byCode.size === 1 ? byCode.keys() : []
  return { base, isEmpty: byCode.size === 0, byCode, warnings }
}

/** What one unit of a currency is worth in another one, or why that is unknown. */
export function getRate({ byCode }: CurrencyRates, from: string, to: string): number | string {
  if (from === to) return 1
  const [fromRate, toRate] = [from, to].map(
    (code) => byCode.get(code) ?? `the feed has no rate for ${code}`,
  )
  if (typeof fromRate !== 'number') return fromRate ?? ''
  if (typeof toRate !== 'number') return toRate ?? ''
  return fromRate / toRate
}

interface RateReading {
  style: NumberStyle
  warnings: string[]
}

function readRate(
  code: string,
  { rate, plus }: YmlCurrency,
  reading: RateReading,
): number | string {
  const text = rate?.trim() ?? ''
  if (text === '') return `the feed has no rate for ${code}`
  if (/^\p{L}+$/u.test(text))
    return `the feed has no rate for ${code}: it is left to a bank («${text}»)`
  const value = readPart(code, text, reading)
  const percent = plus?.trim() ? readPart(code, plus.trim(), reading) : 0
  if (typeof value === 'string') return value
  if (typeof percent === 'string') return percent
  const withPercent = percent === 0 ? value : value * (1 + percent / 100)
  return withPercent > 0 ? withPercent : `the rate «${text}» of ${code} is not above zero`
}

function readPart(code: string, text: string, { style, warnings }: RateReading): number | string {
  const parsed = parseNumber(text, { style })
  if ('problem' in parsed) return `the rate ${insertCode(parsed.problem, code)}`
  if (parsed.note) warnings.push(formatNote(`the rate of ${code}`, parsed.note))
  return parsed.value
}

/** «6,250» is not a number: «6,250» of RUB is not a number. */
function insertCode(problem: string, code: string): string {
  return problem.replace('»', `» of ${code}`)
}

/**
 * YML defines rates with a decimal point. A base written as «1,000» shows that all of them have
 * three decimals, unless another is 1.
 */
function collectRateStyle(rates: readonly string[]): NumberStyle {
  const numbers = rates.map(readNumber)
  const isBaseClear = numbers.some((number) => number && !number.isDoubtful && number.value === 1)
  const base = numbers.find((number) => number?.isDoubtful && number.asDecimals === 1)
  const style = collectNumberStyle(rates, xmlStyle)
  if (isBaseClear || !base?.isDoubtful || style[base.sign].isForThousands) return style
  return { ...style, [base.sign]: { ...style[base.sign], decimalCount: 3 } }
}
