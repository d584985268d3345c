import type { ListChoice } from '../list-choice.ts'
import { rangeText } from '../list-filter.ts'

/** What a form of filters holds, with each range in one word. */
export function filtersOfForm(form: HTMLFormElement): ListChoice['filters'] {
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
    const [from, to] = data.getAll(name).map(numberIn)
    const text = rangeText(bounds, from ?? null, to ?? null)
    if (text) filters[name] = [text]
  }
  return filters
}

function numberIn(value: FormDataEntryValue): number | null {
  const digits = typeof value === 'string' ? value.replace(/\D/g, '') : ''
  return digits === '' ? null : Number(digits)
}
