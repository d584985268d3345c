import type { ListChoice } from '../choice/list-choice.ts'
import { formatRangeParam } from '../choice/list-filter.ts'

/** Reads the filters from a form, with each range joined into one value. */
export function readFormFilters(form: HTMLFormElement): ListChoice['filters'] {
  const filters: Record<string, string[]> = {}
  const data = new FormData(form)
  const ranges = [...form.querySelectorAll<HTMLElement>('[data-range]')]
  const rangeNames = new Set(ranges.map(({ dataset }) => dataset.range))
  for (const [name, value] of data) {
    if (rangeNames.has(name) || typeof value !== 'string') continue
    filters[name] = [...(filters[name] ?? []), value]
  }
  for (const { dataset } of ranges) {
    const name = dataset.range ?? ''
    const bounds = { minValue: Number(dataset.min), maxValue: Number(dataset.max) }
    const [from, to] = data.getAll(name).map(parseNumber)
    const text = formatRangeParam(bounds, from ?? null, to ?? null)
    if (text) filters[name] = [text]
  }
  return filters
}

function parseNumber(value: FormDataEntryValue): number | null {
  const digits = typeof value === 'string' ? value.replace(/\D/g, '') : ''
  return digits === '' ? null : Number(digits)
}
