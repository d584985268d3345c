import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getProducts } from '@svetlitsa/api-client/contract/catalogue'
import type { ListChoice } from './list-choice.ts'

export type SectionList = AnswerOf<typeof getProducts>
export type ListFilter = SectionList['filters'][number]

export function isRange({ type }: ListFilter): boolean {
  return type === 'range' || type === 'N'
}

/** A range as it stands in an address: «10000-50000», «-50000», «10000-»; null where all is meant. */
export function rangeText(
  { minValue, maxValue }: Pick<ListFilter, 'minValue' | 'maxValue'>,
  from: number | null,
  to: number | null,
): string | null {
  const low = from !== null && from > minValue ? String(from) : ''
  const high = to !== null && to < maxValue ? String(to) : ''
  return low === '' && high === '' ? null : `${low}-${high}`
}

/** The part of a choice that the API understood, for links, chips and the canonical address. */
export function understoodChoice(choice: ListChoice, list: SectionList): ListChoice {
  const filters: Record<string, readonly string[]> = {}
  for (const filter of list.filters) {
    const values = chosenOf(filter)
    if (values.length > 0) filters[filter.id] = values
  }
  const { stores, available } = list.chosen
  if (stores.length > 0) filters.stores = stores.map(({ id }) => String(id))
  if (available) filters.available = [available.region]
  const sort = list.sort.find(({ checked }) => checked)?.id ?? null
  const isUsual = sort === list.sort[0]?.id
  return { filters, sort: isUsual ? null : sort, page: choice.page }
}

function chosenOf(filter: ListFilter): string[] {
  if (isRange(filter)) {
    const text = filter.values && rangeText(filter, ...filter.values)
    return text ? [text] : []
  }
  return filter.bucket.filter(({ checked }) => checked).map(({ id }) => id)
}
