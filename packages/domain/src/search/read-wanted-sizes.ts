import type { WantedRange } from './read-wanted-price.ts'

interface WantedSizes {
  sizes: WantedRange[]
  pairs: (readonly [number, number])[]
  width: WantedRange | null
  /** The text without what was said of sizes. */
  rest: string
}

const number = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`
const times = String.raw`(?: ?[xх×*] ?| на )`
/** «См» on the other keyboard layout is «cv». */
const unit = String.raw`(см|cm|cv|сантиметр[а-я]*|мм|mm|миллиметр[а-я]*|м|m|метр[а-я]*)`
const ending = String.raw`(?![\p{L}\p{Nd}])`
const start = String.raw`(?<![\p{L}\p{Nd}.,])`

const pairText = new RegExp(
  `${start}${number}${times}${number}(?:${times}${number})? ?${unit}?\\.?${ending}`,
  'gu',
)
/** What is said of the height or the depth bounds no width: there the number is a side like others. */
const boundText = new RegExp(
  `(?<![\\p{L}])(?<!(?:высот|глубин)[а-я]{1,2} )(до|не шире|не больше|не длиннее|от|не уже|не меньше) ${number} ?${unit}${ending}`,
  'gu',
)
const sizeText = new RegExp(`${start}${number} ?${unit}\\.?${ending}`, 'gu')
const bareText = new RegExp(`${start}(\\d{2,3})${ending}`, 'gu')

const LEAST_CM = 10
const MOST_CM = 700
/** A smaller number without a unit counts seats or doors. */
const LEAST_BARE_CM = 40

/** Takes sizes in mm, cm or m out of a search: «180х200», «2,2 м», «до 270 см», «220». */
export function readWantedSizes(text: string): WantedSizes {
  const pairs: [number, number][] = []
  const sizes: WantedRange[] = []
  let width: WantedRange | null = null
  const rest = text
    .replace(
      pairText,
      (whole, one: string, other: string, third: string | undefined, of?: string) => {
        const shared = of ?? unitOf(Math.max(...[one, other, third ?? '0'].map(readNumber)))
        const [a, b] = [cmOf(one, shared), cmOf(other, shared)]
        if (a === null || b === null) return whole
        pairs.push([a, b])
        const c = third ? cmOf(third, shared) : null
        if (c !== null) sizes.push(about(c))
        return ' '
      },
    )
    .replace(boundText, (whole, word: string, value: string, of: string) => {
      const cm = cmOf(value, of)
      if (cm === null) return whole
      const isLeast = /^(?:от|не уже|не меньше)$/.test(word)
      width = { from: null, to: null, ...width, ...(isLeast ? { from: cm } : { to: cm }) }
      return ' '
    })
    .replace(sizeText, (whole, value: string, of: string) => taken(sizes, cmOf(value, of), whole))
    .replace(bareText, (whole, value: string) =>
      taken(sizes, cmOf(value, 'см', LEAST_BARE_CM), whole),
    )
  return { sizes, pairs, width, rest: rest.replace(/\s+/g, ' ').trim() }
}

function taken(sizes: WantedRange[], cm: number | null, whole: string): string {
  if (cm === null) return whole
  sizes.push(about(cm))
  return ' '
}

/** A shopper's 220 is the label's 218 too. */
function about(cm: number): WantedRange {
  const slack = cm >= 100 ? 5 : 2
  return { from: cm - slack, to: cm + slack }
}

/** Without a unit a large number is millimetres and a small one metres. */
function unitOf(value: number): string {
  if (value > MOST_CM) return 'мм'
  return value < 5 ? 'м' : 'см'
}

/** Whole centimetres, or null where no furniture has such a side. */
function cmOf(text: string, unit: string, least = LEAST_CM): number | null {
  const cm = Math.round(readNumber(text) * factorOf(unit))
  return cm >= least && cm <= MOST_CM ? cm : null
}

function readNumber(text: string): number {
  return Number(text.replace(',', '.'))
}

function factorOf(unit: string): number {
  if (/^(?:мм|mm|милли)/.test(unit)) return 0.1
  return /^(?:м|m)/.test(unit) ? 100 : 1
}
