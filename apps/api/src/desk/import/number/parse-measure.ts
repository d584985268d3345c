import { type NumberStyle, type ParsedNumber, parseNumber } from './number-style.ts'
import { findUnit, isSameUnit } from './units.ts'

/** A larger piece of furniture is none, by base unit; it decides what a doubtful number means. */
const largest: Readonly<Record<string, number>> = { см: 10_000, кг: 10_000 }

/** A number, or what begins and ends like one, with words or a sign behind it: «4 метра». */
const WITH_UNIT = /^([\d.,−-].*\d|\d)\s*([\p{L}″"′'](?:[\p{L}\s./²³-]*|[\p{L}\s./-]*[23]))$/su

const WORD = /^\p{L}+\.?$/u
const MAX_LENGTH = 300

/**
 * Splits «4 метра» into a number and the name of its unit; null for anything else. Several words
 * are a unit if it is known, a single one may be unknown.
 */
export function splitMeasure(text: string): { value: string; unit: string } | null {
  if (text.length > MAX_LENGTH) return null
  const [, value, unit] = WITH_UNIT.exec(text) ?? []
  if (value === undefined || unit === undefined) return null
  return findUnit(unit) || WORD.test(unit) ? { value, unit } : null
}

/**
 * Parses an amount in a unit and converts it to the base unit. The unit may be repeated behind the
 * number; another known one there makes it doubtful.
 */
export function parseMeasure(text: string, unit: string, style: NumberStyle): ParsedNumber {
  const split = splitMeasure(text)
  const { base = '', share = 1 } = findUnit(unit) ?? {}
  if (split && !isSameUnit(split.unit, unit)) {
    const isDoubtful = findUnit(split.unit) !== null
    return { problem: `«${text}» is not in «${unit}»`, isDoubtful }
  }
  const max = (largest[base] ?? Number.POSITIVE_INFINITY) / share
  const parsed = parseNumber(split?.value ?? text, { style, max })
  if ('problem' in parsed) return parsed
  return { ...parsed, value: Math.round(parsed.value * share * 1_000) / 1_000 }
}

/** Parses an amount that is in this unit unless another one of the same kind stands behind it. */
export function parseMeasureOrDefault(
  text: string,
  defaultUnit: string,
  style: NumberStyle,
): ParsedNumber {
  const own = splitMeasure(text)?.unit
  const isOfKind = own !== undefined && findUnit(own)?.base === findUnit(defaultUnit)?.base
  return parseMeasure(text, isOfKind ? own : defaultUnit, style)
}
