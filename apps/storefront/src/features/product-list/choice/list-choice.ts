import { isUpperBound } from '@svetlitsa/domain/filter/number-range'
import { codeLimits } from '@svetlitsa/domain/route/code-limits'
import { normalizeLine } from '@svetlitsa/domain/text/plain-text'

/** The query of a list's address: filters by code, sort order and page. */
export type ListChoice = {
  filters: Readonly<Record<string, readonly string[]>>
  sort: string | null
  page: number
}

export type ListSearch = Readonly<Record<string, string | string[] | undefined>>

const maxNames = 40
const maxValues = 100
const maxSortLength = 40
const lastPage = 100_000

/**
 * Parses the query of a list. Names and values are only limited to what the API accepts; the API
 * decides which of them are valid (ADR 0044).
 */
export function parseListChoice(search: ListSearch): ListChoice {
  const filters: Record<string, string[]> = {}
  for (const [name, rawValue] of Object.entries(search)) {
    if (name === 'page' || name === 'sort' || name.length > codeLimits.filter) continue
    const values = joinUpperBound([rawValue ?? []].flat().map(removeNumberSpaces)).filter(
      (value) => value !== '' && value.length <= codeLimits.page,
    )
    if (values.length > 0 && Object.keys(filters).length < maxNames) {
      filters[name] = values.slice(0, maxValues)
    }
  }
  const sort = normalizeLine([search.sort].flat()[0] ?? '')
  const isSort = sort !== '' && sort.length <= maxSortLength
  return { filters, sort: isSort ? sort : null, page: parsePage([search.page].flat()[0]) }
}

/** Without scripts a form sends a number as it was typed: «40 000». */
function removeNumberSpaces(value: string): string {
  return normalizeLine(value).replace(/(?<=\d)\s+(?=\d)/g, '')
}

/** An empty field and «40000» are «-40000». */
function joinUpperBound(values: readonly string[]): readonly string[] {
  return isUpperBound(values) ? [`-${values[1]}`] : values
}

/**
 * Any integer is a page number, whether the page exists or not (0 and 10⁹ do not). Everything else
 * is page 1.
 */
function parsePage(text: string | undefined): number {
  return text && /^\d+$/.test(text) ? Math.min(Number(text), lastPage) : 1
}

/**
 * Builds the address of a list with this choice: sorted parameter names, page 1 omitted. The query
 * that belongs to `path` comes first, because a search text is not a filter.
 */
export function buildChoiceUrl(path: string, { filters, sort, page }: ListChoice): string {
  const [pathname = path, pathQuery] = path.split('?', 2)
  const query = new URLSearchParams(pathQuery)
  const pathParams = new Set(query.keys())
  for (const name of Object.keys(filters).sort()) {
    if (pathParams.has(name)) continue
    for (const value of filters[name] ?? []) query.append(name, value)
  }
  if (sort) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? pathname : `${pathname}?${query}`
}

/** Returns the choice with a filter value added or removed, at the first page. */
export function toggleValue(choice: ListChoice, name: string, value: string): ListChoice {
  const values = choice.filters[name] ?? []
  const newValues = values.includes(value)
    ? values.filter((item) => item !== value)
    : [...values, value]
  return setFilter(choice, name, newValues)
}

export function setFilter(choice: ListChoice, name: string, values: readonly string[]): ListChoice {
  const { [name]: _before, ...others } = choice.filters
  const filters = values.length > 0 ? { ...others, [name]: values } : others
  return { ...choice, filters, page: 1 }
}

/** Builds the address of the list without filters: first page, same sort order. */
export function buildResetUrl(path: string, { sort }: ListChoice): string {
  return buildChoiceUrl(path, { filters: {}, sort, page: 1 })
}
