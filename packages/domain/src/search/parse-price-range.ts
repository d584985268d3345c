import type { NumberRange } from '../filter/number-range.ts'
import { readNumeral } from '../text/read-number.ts'

interface ParsedPrice {
  price: NumberRange | null
  /** The price as typed. */
  typed: string | null
  /** The text without the price. */
  rest: string
}

const amount = String.raw`(\d[\d ]*(?:[.,]\d+)*)`
const times = String.raw`(тыс[а-я]*\.?|т\.? ?р\.?|т(?![а-я])|к(?![а-я])|k(?![a-z])|thousand|мың|млн\.?|миллион[а-я]*)?`
const currency = String.raw`(руб[а-я]*\.?|р(?![а-я])\.?|₽|тенге|тг\.?|₸)?`
const lowerBound = String.raw`(?:от|дороже|не дешевле|не менее|from|over|above|more than|at least)`
const upperBound = String.raw`(?:до|дешевле|не дороже|не более|в пределах|under|below|up to|less than|cheaper than|at most)`
const kazakhTo = String.raw`(?:-?[ғқ]а|-?[гк]е)? дейін(?:гі)?`
const kazakhThan = String.raw`-?[дтн][ае]н`
/** Not a size: «до 2000 мм», «от 1.200 м». */
const ending = String.raw`(?![\p{L}\p{Nd}]|[.,]\d| ?(?:[мсcm]?[мm]|cv)(?!\p{L}))`

const both = new RegExp(
  `(?<![\\p{L}])от ${amount} ?${times} ?${currency} ?до ${amount} ?${times} ?${currency}${ending}`,
  'u',
)
const single = new RegExp(
  `(?<![\\p{L}])(${lowerBound}|${upperBound}) ${amount} ?${times} ?${currency}${ending}`,
  'u',
)

/** «20-40 тысяч», «from 20 to 40 thousand», «20 мыңнан 40 мыңға дейін». */
const ranges = [
  both,
  new RegExp(
    `(?<![\\p{L}])(?:from|between) ${amount} ?${times} ?${currency} ?(?:to|and) ${amount} ?${times} ?${currency}${ending}`,
    'u',
  ),
  new RegExp(
    `${amount} ?${times} ?${currency}${kazakhThan} ${amount} ?${times} ?${currency}${kazakhTo}${ending}`,
    'u',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{Nd}])${amount} ?${times} ?${currency} ?[-–—] ?${amount} ?${times} ?${currency}${ending}`,
    'u',
  ),
]
/** In Kazakh the bound follows the sum. */
const kazakhUpper = new RegExp(
  `${amount} ?${times} ?${currency}(?:${kazakhTo}|${kazakhThan} (?:арзан|төмен))${ending}`,
  'u',
)
const kazakhLower = new RegExp(
  `${amount} ?${times} ?${currency}${kazakhThan} (?:қымбат|жоғары|бастап)${ending}`,
  'u',
)

/**
 * A number without a currency word is a price from this value on; smaller numbers are sizes or
 * counts.
 */
const MIN_PLAIN_PRICE = 1_000
/** Prices in roubles are multiplied by the rate of another currency. */
const MAX_PRICE = 1_000_000_000_000_000

/**
 * Extracts a price range such as «до 60 тысяч» or «от 20 000 до 45 000 ₽» from a search, in the
 * currency of the page.
 */
export function parsePriceRange(text: string): ParsedPrice {
  return parseBothBounds(text) ?? parseOneBound(text) ?? { price: null, typed: null, rest: text }
}

function parseBothBounds(text: string): ParsedPrice | null {
  for (const pattern of ranges) {
    const range = pattern.exec(text)
    if (!range) continue
    const [whole, low = '', lowTimes, , high = '', highTimes, sign] = range
    const to = toSum(high, highTimes)
    // In «от 20 до 60 тысяч» the thousands apply to both bounds.
    const from = toSum(low, lowTimes ?? highTimes)
    if (isMoney(to, highTimes ?? sign) && from !== null) {
      return { price: orderRange(from, to), typed: whole.trim(), rest: removePart(text, whole) }
    }
  }
  return null
}

function parseOneBound(text: string): ParsedPrice | null {
  const [whole, bound, number = '', thousands, sign] = matchBound(text)
  if (whole === undefined) return null
  const sum = toSum(number, thousands)
  if (!isMoney(sum, thousands ?? sign)) return null
  const price =
    bound === 'lower' ? { from: Math.ceil(sum), to: null } : { from: null, to: Math.floor(sum) }
  return { price, typed: whole.trim(), rest: removePart(text, whole) }
}

function matchBound(text: string): (string | undefined)[] {
  const found = single.exec(text)
  if (found) {
    const [whole, word = '', ...sum] = found
    return [whole, new RegExp(`^${lowerBound}$`).test(word) ? 'lower' : 'upper', ...sum]
  }
  const lower = kazakhLower.exec(text)
  const [whole, ...sum] = lower ?? kazakhUpper.exec(text) ?? []
  return [whole, lower ? 'lower' : 'upper', ...sum]
}

function toSum(number: string, multiplier: string | undefined): number | null {
  const factor = !multiplier ? 1 : /^м(?:лн|ил)/.test(multiplier) ? 1_000_000 : 1_000
  const value = readNumeral(number.trim(), factor)
  return value === null ? null : Math.min(MAX_PRICE, value)
}

function isMoney(sum: number | null, word: string | undefined): sum is number {
  return sum !== null && (word !== undefined || sum >= MIN_PLAIN_PRICE)
}

function orderRange(from: number, to: number): NumberRange {
  return { from: Math.ceil(Math.min(from, to)), to: Math.floor(Math.max(from, to)) }
}

function removePart(text: string, part: string): string {
  return text.replace(part, ' ').replace(/\s+/g, ' ').trim()
}
