import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getProducts } from '@svetlitsa/api-client/catalogue/contract'
import type { ListChoice } from './list-choice.ts'
import type { ListScope } from './list-scope.ts'

export type SectionList = CallAnswer<typeof getProducts>
export type ListFilter = SectionList['filters'][number]

export function isRange({ type }: Pick<ListFilter, 'type'>): boolean {
  return type === 'range' || type === 'N'
}

/**
 * Formats a range for the address: «10000-50000», «-50000», «10000-»; null for an unlimited range.
 */
export function formatRangeParam(
  { minValue, maxValue }: Pick<ListFilter, 'minValue' | 'maxValue'>,
  from: number | null,
  to: number | null,
): string | null {
  const low = from !== null && from > minValue ? String(from) : ''
  const high = to !== null && to < maxValue ? String(to) : ''
  return low === '' && high === '' ? null : `${low}-${high}`
}

/**
 * Returns the part of a choice that the API accepted, for links, chips and the canonical address.
 */
export function getAppliedChoice(choice: ListChoice, list: SectionList): ListChoice {
  const filters: Record<string, readonly string[]> = {}
  for (const filter of list.filters) {
    const values = listChosenValues(filter)
    if (values.length > 0) filters[filter.id] = values
  }
  const { stores, available } = list.chosen
  if (stores.length > 0) filters.stores = stores.map(({ id }) => String(id))
  if (available) filters.available = [available.region]
  const sort = list.sort.find(({ checked }) => checked)?.id ?? null
  const isDefault = sort === list.sort[0]?.id
  return { filters, sort: isDefault ? null : sort, page: choice.page }
}

function listChosenValues(filter: ListFilter): string[] {
  if (isRange(filter)) {
    const text = filter.values && formatRangeParam(filter, ...filter.values)
    return text ? [text] : []
  }
  return filter.bucket.filter(({ checked }) => checked).map(({ id }) => id)
}

/** A list on a page: its scope, its path without the query, the choice in the query, its content. */
export type ListResult = { scope: ListScope; path: string; choice: ListChoice; list: SectionList }
