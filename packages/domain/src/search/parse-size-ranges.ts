import type { NumberRange } from '../filter/number-range.ts'

interface ParsedSizes {
  sizes: NumberRange[]
  pairs: (readonly [number, number])[]
  width: NumberRange | null
  /** The sizes as typed, without the bounds of the width. */
  typedSizes: string[]
  /** The bounds of the width as typed. */
  typedWidth: string[]
  /** The text without the sizes. */
  rest: string
}

const number = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`
const times = String.raw`(?: ?[xх×*] ?| на )`
/** «См» typed on the other keyboard layout is «cv». */
const unit = String.raw`(см|cm|cv|сантиметр[а-я]*|мм|mm|миллиметр[а-я]*|м|m|метр[а-я]*)`
const ending = String.raw`(?![\p{L}\p{Nd}])`
const start = String.raw`(?<![\p{L}\p{Nd}.,])`

const pairText = new RegExp(
  `${start}${number}${times}${number}(?:${times}${number})? ?${unit}?\\.?${ending}`,
  'gu',
)
/** A bound on height or depth does not limit the width: the number is treated as any dimension. */
const boundText = new RegExp(
  `(?<![\\p{L}])(?<!(?:высот|глубин)[а-я]{1,2} )(до|не шире|не больше|не длиннее|up to|under|от|шире|длиннее|не уже|не меньше|over|wider than) ${number} ?${unit}${ending}`,
  'gu',
)
const sizeText = new RegExp(`${start}${number} ?${unit}\\.?${ending}`, 'gu')
const plainNumberText = new RegExp(`${start}(\\d{2,3})${ending}`, 'gu')

const MIN_CM = 10
const MAX_CM = 700
/** A smaller number without a unit is a count of seats or doors. */
const MIN_PLAIN_CM = 40

/** Extracts sizes in mm, cm or m from a search: «180х200», «2,2 м», «до 270 см», «220». */
export function parseSizeRanges(text: string): ParsedSizes {
  const pairs: [number, number][] = []
  const sizes: NumberRange[] = []
  const typedSizes: string[] = []
  const typedWidth: string[] = []
  const collect = (whole: string, cm: number | null): string => {
    if (cm === null) return whole
    sizes.push(toTolerantRange(cm))
    typedSizes.push(whole.trim())
    return ' '
  }
  let width: NumberRange | null = null
  const rest = text
    .replace(
      pairText,
      (whole, one: string, other: string, third: string | undefined, unitText?: string) => {
        const shared =
          unitText ?? guessUnit(Math.max(...[one, other, third ?? '0'].map(parseNumber)))
        const [a, b] = [toCm(one, shared), toCm(other, shared)]
        if (a === null || b === null) return whole
        pairs.push([a, b])
        typedSizes.push(whole.trim())
        const c = third ? toCm(third, shared) : null
        if (c !== null) sizes.push(toTolerantRange(c))
        return ' '
      },
    )
    .replace(boundText, (whole, word: string, value: string, unitText: string) => {
      const cm = toCm(value, unitText)
      if (cm === null) return whole
      const isLeast = /^(?:от|шире|длиннее|не уже|не меньше|over|wider than)$/.test(word)
      width = { from: null, to: null, ...width, ...(isLeast ? { from: cm } : { to: cm }) }
      typedWidth.push(whole.trim())
      return ' '
    })
    .replace(sizeText, (whole, value: string, unitText: string) =>
      collect(whole, toCm(value, unitText)),
    )
    .replace(plainNumberText, (whole, value: string) =>
      collect(whole, toCm(value, 'см', MIN_PLAIN_CM)),
    )
  const cleanRest = rest.replace(/\s+/g, ' ').trim()
  return { sizes, pairs, width, typedSizes, typedWidth, rest: cleanRest }
}

/** A tolerance, because shoppers round: a search for 220 also matches 218. */
function toTolerantRange(cm: number): NumberRange {
  const slack = cm >= 100 ? 5 : 2
  return { from: cm - slack, to: cm + slack }
}

/** Without a unit a large number means millimetres and a small one metres. */
function guessUnit(value: number): string {
  if (value > MAX_CM) return 'мм'
  return value < 5 ? 'м' : 'см'
}

/** Returns whole centimetres, or null for a size that no furniture has. */
function toCm(text: string, unit: string, least = MIN_CM): number | null {
  const cm = Math.round(parseNumber(text) * getCmFactor(unit))
  return cm >= least && cm <= MAX_CM ? cm : null
}

function parseNumber(text: string): number {
  return Number(text.replace(',', '.'))
}

function getCmFactor(unit: string): number {
  if (/^(?:мм|mm|милли)/.test(unit)) return 0.1
  return /^(?:м|m)/.test(unit) ? 100 : 1
}
