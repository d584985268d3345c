import { decodeEntities } from '../feed/decode-entities.ts'
import type { FeedParam } from '../feed/feed-goods.ts'
import { isSizeName } from '../feed/size-name.ts'
import type { YmlParam } from '../feed/yml-feed.ts'
import { formatNote, type NumberStyle } from '../number/number-style.ts'
import { parseMeasure, splitMeasure } from '../number/parse-measure.ts'
import { findUnit, isLengthUnit, toBaseUnit } from '../number/units.ts'
import { collapseWhitespace } from './collapse-whitespace.ts'
import { takeUnits } from './take-units.ts'

const MAX_NAME_LENGTH = 200
const MAX_UNIT_LENGTH = 50
const MAX_VALUE_LENGTH = 300

/** Cleans the properties of an offer as they are written; a unit may stand in the name or the value. */
export function cleanParams(params: readonly YmlParam[]): YmlParam[] {
  return params
    .map(({ name, unit, value }) => ({
      name: collapseWhitespace(decodeEntities(name)),
      unit: collapseWhitespace(decodeEntities(unit)),
      value: collapseWhitespace(decodeEntities(value)),
    }))
    .filter(({ name, value }) => name && value)
    .map(takeUnits)
}

/** Whether the value is a size or a weight, so that a doubtful number must not be stored. */
export function isMeasured({ name, unit }: YmlParam): boolean {
  return isSizeName(name) || (unit !== '' && findUnit(unit) !== null)
}

/** Validates cleaned properties; those that cannot be stored are skipped with a warning. */
export function validateParams(
  params: readonly YmlParam[],
  style: NumberStyle,
  warnings: string[],
): FeedParam[] {
  return params.flatMap((param) => {
    const valid = validateParam(param, style, warnings)
    if (typeof valid !== 'string') return [valid]
    warnings.push(valid)
    return []
  })
}

/** The property with its amount, or the warning with which it is skipped. */
function validateParam(
  param: YmlParam,
  style: NumberStyle,
  warnings: string[],
): FeedParam | string {
  const { name, unit, value } = param
  const isTooLong =
    name.length > MAX_NAME_LENGTH ||
    unit.length > MAX_UNIT_LENGTH ||
    value.length > MAX_VALUE_LENGTH
  if (isTooLong) return 'a property that is too long was skipped'
  if (isSizeName(name) && unit !== '' && !isLengthUnit(unit))
    return `«${name}» was skipped: the unit «${unit}» is no known unit of length`
  const baseUnit = toBaseUnit(unit)
  const parsed = parseMeasure(value, unit || (isSizeName(name) ? 'см' : ''), style)
  if (!('problem' in parsed)) {
    if (parsed.note) warnings.push(formatNote(`«${name}»`, parsed.note))
    return { ...param, baseUnit, amount: parsed.value }
  }
  if (isMeasured(param) && (parsed.isDoubtful || isWrongAsText(param)))
    return `«${name}» was skipped: ${parsed.problem}`
  return { ...param, baseUnit, amount: null }
}

/** Whether a value that is no number would be misread as a text under the base unit. */
function isWrongAsText({ name, unit, value }: YmlParam): boolean {
  const isInOtherUnit = (findUnit(unit)?.share ?? 1) !== 1 && /\d/.test(value)
  return isInOtherUnit || (isSizeName(name) && splitMeasure(value) !== null)
}
