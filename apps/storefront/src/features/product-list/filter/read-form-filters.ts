import { toRange } from '@svetlitsa/domain/filter/number-range'
import type { ListChoice } from '../choice/list-choice.ts'
import { formatRangeParam } from '../choice/list-filter.ts'

/** Reads the filters from a form, with each range joined into one value. */
export function readFormFilters(form: HTMLFormElement): ListChoice['filters'] {
  const filters: Record<string, string[]> = {}
  const data = new FormData(form)
  const ranges = [...form.querySelectorAll<HTMLElement>('[data-range]')]
  const rangeNames = new Set(ranges.map(({ dataset }) => dataset.range))
  for (const [name, value] of data) {
    if (name === 'sort' || rangeNames.has(name) || typeof value !== 'string') continue
    filters[name] = [...(filters[name] ?? []), value]
  }
  for (const { dataset } of ranges) {
    const name = dataset.range ?? ''
    const bounds = { minValue: Number(dataset.min), maxValue: Number(dataset.max) }
    const [low, high] = data.getAll(name).map(String)
    const { from, to } = toRange(low ?? '', high ?? '')
    const text = formatRangeParam(bounds, from, to)
    if (text) filters[name] = [text]
  }
  return filters
}
