import { isSizeName } from '../feed/size-name.ts'
import type { YmlParam } from '../feed/yml-feed.ts'
import { splitMeasure } from '../number/parse-measure.ts'
import { findUnit, isSameUnit } from '../number/units.ts'

/** «Длина, м», «Длина (м)», «Длина, в метрах», «Длина м». */
const NAME_WITH_UNIT = /^(.{2,}?)\s*([,([/]|\s)\s*(?:в\s+)?([\p{L}²³."″/\s]{1,20}?)[)\]]?$/u

const TIME = /^(?:гаранти|срок|год|возраст|кепілдік|жыл|мерзім|warranty|year|age)/iu
/** Years, months and days, which are also written as grams, metres and litres are. */
const SHORT_TIME = /^[гмлтg]\.?$/iu

/** Takes a unit from where feeds also write it: behind the name or the value of a property. */
export function takeUnits(param: YmlParam): YmlParam {
  const { name, unit, value } = param
  if (TIME.test(name) && SHORT_TIME.test(unit)) return { name, unit: '', value: `${value} ${unit}` }
  return takeUnitOfValue(takeUnitOfName(param))
}

function takeUnitOfName(param: YmlParam): YmlParam {
  const [, name = '', sign = '', unit = ''] = NAME_WITH_UNIT.exec(param.name) ?? []
  const isNumber = /^[-−]?\d/.test(param.value)
  if (!isNumber || findUnit(unit) === null || TIME.test(name)) return param
  if (sign.trim() === '' && !isSizeName(name)) return param
  const others = [param.unit, splitMeasure(param.value)?.unit ?? ''].filter(Boolean)
  return others.every((other) => isSameUnit(other, unit)) ? { ...param, name, unit } : param
}

/** «4 метра» of a size, or of a property in metres, is «4» in «метра». */
function takeUnitOfValue(param: YmlParam): YmlParam {
  const { name, unit, value } = param
  const split = splitMeasure(value)
  if (split === null) return param
  const isTaken = unit === '' ? isSizeName(name) : isSameUnit(split.unit, unit)
  return isTaken ? { name, ...split } : param
}
