/** Bounds, both included; null where there is none. */
export interface WantedRange {
  from: number | null
  to: number | null
}

interface WantedPrice {
  price: WantedRange | null
  /** The text without what was said of the price. */
  rest: string
}

const amount = String.raw`(\d[\d ]*(?:[.,]\d+)?)`
const times = String.raw`(тыс[а-я]*\.?|т\.? ?р\.?|т(?![а-я])|к(?![а-я])|k(?![a-z])|млн\.?|миллион[а-я]*)?`
const currency = String.raw`(руб[а-я]*\.?|р(?![а-я])\.?|₽|тенге|тг\.?|₸)?`
const least = String.raw`(?:от|дороже|не дешевле|не менее)`
const most = String.raw`(?:до|дешевле|не дороже|не более|в пределах)`
const ending = String.raw`(?![\p{L}\p{Nd}])`

const both = new RegExp(
  `(?<![\\p{L}])от ${amount} ?${times} ?${currency} ?до ${amount} ?${times} ?${currency}${ending}`,
  'u',
)
const single = new RegExp(
  `(?<![\\p{L}])(${least}|${most}) ${amount} ?${times} ?${currency}${ending}`,
  'u',
)

/** A number without a word for money is a price from here on; below it is a size or a count. */
const SURELY_MONEY = 1_000
const MOST = 2_000_000_000

/** Takes «до 60 тысяч» or «от 20 000 до 45 000 ₽» out of a search, in the reader's currency. */
export function readWantedPrice(text: string): WantedPrice {
  const range = both.exec(text)
  if (range) {
    const [whole, low = '', lowTimes, , high = '', highTimes, sign] = range
    const to = sumOf(high, highTimes)
    // «От 20 до 60 тысяч» says the thousands once.
    const from = sumOf(low, lowTimes ?? highTimes)
    if (isMoney(to, highTimes ?? sign))
      return { price: ordered(from, to), rest: without(text, whole) }
  }
  const bound = single.exec(text)
  if (bound) {
    const [whole, word = '', number = '', thousands, sign] = bound
    const sum = sumOf(number, thousands)
    if (isMoney(sum, thousands ?? sign)) {
      const price = new RegExp(`^${least}$`).test(word)
        ? { from: sum, to: null }
        : { from: null, to: sum }
      return { price, rest: without(text, whole) }
    }
  }
  return { price: null, rest: text }
}

function sumOf(number: string, multiplier: string | undefined): number {
  const value = Number(number.replaceAll(' ', '').replace(',', '.'))
  const factor = !multiplier ? 1 : /^м/.test(multiplier) ? 1_000_000 : 1_000
  return Math.min(MOST, Math.round(value * factor))
}

function isMoney(sum: number, word: string | undefined): boolean {
  return word !== undefined || sum >= SURELY_MONEY
}

function ordered(from: number, to: number): WantedRange {
  return from <= to ? { from, to } : { from: to, to: from }
}

function without(text: string, part: string): string {
  return text.replace(part, ' ').replace(/\s+/g, ' ').trim()
}
