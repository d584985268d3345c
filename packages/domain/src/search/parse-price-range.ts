/** Inclusive bounds; null means unbounded. */
export interface NumberRange {
  from: number | null
  to: number | null
}

interface ParsedPrice {
  price: NumberRange | null
  /** The text without the price. */
  rest: string
}

const amount = String.raw`(\d[\d ]*(?:[.,]\d+)?)`
const times = String.raw`(тыс[а-я]*\.?|т\.? ?р\.?|т(?![а-я])|к(?![а-я])|k(?![a-z])|млн\.?|миллион[а-я]*)?`
const currency = String.raw`(руб[а-я]*\.?|р(?![а-я])\.?|₽|тенге|тг\.?|₸)?`
const lowerBound = String.raw`(?:от|дороже|не дешевле|не менее)`
const upperBound = String.raw`(?:до|дешевле|не дороже|не более|в пределах)`
const ending = String.raw`(?![\p{L}\p{Nd}])`

const both = new RegExp(
  `(?<![\\p{L}])от ${amount} ?${times} ?${currency} ?до ${amount} ?${times} ?${currency}${ending}`,
  'u',
)
const single = new RegExp(
  `(?<![\\p{L}])(${lowerBound}|${upperBound}) ${amount} ?${times} ?${currency}${ending}`,
  'u',
)

/**
 * A number without a currency word is a price from this value on; smaller numbers are sizes or
 * counts.
 */
const MIN_PLAIN_PRICE = 1_000
const MAX_PRICE = 2_000_000_000

/**
 * Extracts a price range such as «до 60 тысяч» or «от 20 000 до 45 000 ₽» from a search, in the
 * currency of the page.
 */
export function parsePriceRange(text: string): ParsedPrice {
  const range = both.exec(text)
  if (range) {
    const [whole, low = '', lowTimes, , high = '', highTimes, sign] = range
    const to = toSum(high, highTimes)
    // In «от 20 до 60 тысяч» the thousands apply to both bounds.
    const from = toSum(low, lowTimes ?? highTimes)
    if (isMoney(to, highTimes ?? sign))
      return { price: orderRange(from, to), rest: removePart(text, whole) }
  }
  const bound = single.exec(text)
  if (bound) {
    const [whole, word = '', number = '', thousands, sign] = bound
    const sum = toSum(number, thousands)
    if (isMoney(sum, thousands ?? sign)) {
      const price = new RegExp(`^${lowerBound}$`).test(word)
        ? { from: sum, to: null }
        : { from: null, to: sum }
      return { price, rest: removePart(text, whole) }
    }
  }
  return { price: null, rest: text }
}

function toSum(number: string, multiplier: string | undefined): number {
  const value = Number(number.replaceAll(' ', '').replace(',', '.'))
  const factor = !multiplier ? 1 : /^м/.test(multiplier) ? 1_000_000 : 1_000
  return Math.min(MAX_PRICE, Math.round(value * factor))
}

function isMoney(sum: number, word: string | undefined): boolean {
  return word !== undefined || sum >= MIN_PLAIN_PRICE
}

function orderRange(from: number, to: number): NumberRange {
  return from <= to ? { from, to } : { from: to, to: from }
}

function removePart(text: string, part: string): string {
  return text.replace(part, ' ').replace(/\s+/g, ' ').trim()
}
