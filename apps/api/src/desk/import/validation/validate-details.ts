import type { FeedBox, FeedOffer } from '../feed/feed-goods.ts'
import type { YmlOffer } from '../feed/yml-feed.ts'
import { formatNote, type NumberStyle, parseNumber } from '../number/number-style.ts'
import { parseMeasureOrDefault } from '../number/parse-measure.ts'
import { getField } from './get-field.ts'

const MAX_QUANTITY = 1_000_000
/** No furniture is heavier or longer; deliveries are counted by what is stored. */
const MAX_WEIGHT_KG = 100_000
const MAX_SIZE_CM = 10_000

type Details = Pick<FeedOffer, 'barcode' | 'count' | 'weightKg' | 'box'>

/** Barcode, count, weight and package of an offer; what cannot be read is skipped with a warning. */
export function validateDetails(
  ymlOffer: YmlOffer,
  style: NumberStyle,
  warnings: string[],
): Details {
  const weightKg = validateWeight(getField(ymlOffer, 'weight'), style, warnings)
  return {
    barcode: validateBarcode(getField(ymlOffer, 'barcode'), warnings),
    count: validateCount(ymlOffer, style, warnings),
    weightKg,
    box: validateBox(getField(ymlOffer, 'dimensions'), weightKg ?? 0, style, warnings),
  }
}

function validateBarcode(text: string, warnings: string[]): string | null {
  const [first = ''] = text.split(/[\s,;]+/)
  if (/^\d{8,14}$/.test(first)) return first
  if (first) warnings.push(`barcode ${first} is invalid and was skipped`)
  return null
}

function validateWeight(text: string, style: NumberStyle, warnings: string[]): number | null {
  if (text === '') return null
  const parsed = parseMeasureOrDefault(text, 'кг', style)
  if ('problem' in parsed) {
    warnings.push(`the weight was skipped: ${parsed.problem}`)
    return null
  }
  if (parsed.value < 0) {
    warnings.push(`the weight was skipped: «${text}» is below zero`)
    return null
  }
  if (parsed.value > MAX_WEIGHT_KG) {
    warnings.push(`the weight was skipped: «${text}» is above ${MAX_WEIGHT_KG} kg`)
    return null
  }
  if (parsed.note) warnings.push(formatNote('its weight', parsed.note))
  return parsed.value
}

/** The offer's own count, otherwise that of its outlets together. */
function validateCount(ymlOffer: YmlOffer, style: NumberStyle, warnings: string[]): number | null {
  const { outletCount } = ymlOffer
  const text = getField(ymlOffer, 'count')
  const parsed = text === '' ? null : parseNumber(text, { style })
  if (parsed && !('problem' in parsed)) {
    if (parsed.note) warnings.push(formatNote('its count', parsed.note))
    return limitCount(parsed.value)
  }
  if (parsed) warnings.push(`the count was skipped: ${parsed.problem}`)
  if (outletCount === null) return null
  warnings.push('the pieces of its outlets were added up into one warehouse')
  return limitCount(outletCount)
}

function limitCount(count: number): number {
  return Math.min(MAX_QUANTITY, Math.max(0, Math.floor(count)))
}

/** The package of an offer, «length/width/height» in centimetres. */
function validateBox(
  text: string,
  weightKg: number,
  style: NumberStyle,
  warnings: string[],
): FeedBox | null {
  if (text === '') return null
  const sizes: number[] = []
  const notes: string[] = []
  for (const size of text.split('/')) {
    const parsed = parseMeasureOrDefault(size.trim(), 'см', style)
    if ('problem' in parsed) {
      warnings.push(`the package size was skipped: ${parsed.problem}`)
      return null
    }
    sizes.push(parsed.value)
    if (parsed.note) notes.push(formatNote('its package', parsed.note))
  }
  const [widthCm = 0, depthCm = 0, heightCm = 0] = sizes
  if (sizes.length !== 3 || Math.min(widthCm, depthCm, heightCm) <= 0) {
    warnings.push('the package size was skipped')
    return null
  }
  if (Math.max(...sizes) > MAX_SIZE_CM) {
    warnings.push(`the package size was skipped: «${text}» is above ${MAX_SIZE_CM} cm`)
    return null
  }
  warnings.push(...notes.slice(0, 1))
  return { widthCm, depthCm, heightCm, weightKg }
}
