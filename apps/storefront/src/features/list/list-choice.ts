/** What the query of a list's address says: filters by their codes, order and page. */
export type ListChoice = {
  filters: Readonly<Record<string, readonly string[]>>
  sort: string | null
  page: number
}

export type ListSearch = Readonly<Record<string, string | string[] | undefined>>

const mostNames = 40
const mostValues = 100
const lastPage = 100_000

/**
 * Reads the query of a list. Names and values are only cut to what the API takes; which of them
 * mean anything is the API's knowledge (decisions «Catalogue addresses»).
 */
export function readListChoice(search: ListSearch): ListChoice {
  const filters: Record<string, string[]> = {}
  for (const [name, given] of Object.entries(search)) {
    if (name === 'page' || name === 'sort' || name.length > 60) continue
    const values = [given ?? []]
      .flat()
      .map(withoutSpacesInNumbers)
      .filter((value) => value !== '' && value.length <= 100)
    if (values.length > 0 && Object.keys(filters).length < mostNames) {
      filters[name] = values.slice(0, mostValues)
    }
  }
  const sort = [search.sort].flat()[0]?.slice(0, 40)
  return { filters, sort: sort || null, page: readPage([search.page].flat()[0]) }
}

/** Without scripts a form sends a number as it was typed: «40 000». */
function withoutSpacesInNumbers(value: string): string {
  return value.trim().replace(/(?<=\d)[\s\u00a0]+(?=\d)/g, '')
}

/** A number is meant, be there such a page or not: 0 and 10⁹ have none. Anything else means the first. */
function readPage(text: string | undefined): number {
  return text && /^\d+$/.test(text) ? Math.min(Number(text), lastPage) : 1
}

/**
 * The address of a list with this choice: names in one order, no page 1. What stands in the path's own
 * query stays in front: the words of a search are no filter.
 */
export function addressOfChoice(path: string, { filters, sort, page }: ListChoice): string {
  const [bare = path, own] = path.split('?', 2)
  const query = new URLSearchParams(own)
  const kept = new Set(query.keys())
  for (const name of Object.keys(filters).sort()) {
    if (kept.has(name)) continue
    for (const value of filters[name] ?? []) query.append(name, value)
  }
  if (sort) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? bare : `${bare}?${query}`
}

/** The choice with a value of a filter put on or taken off; a list begins anew with its first page. */
export function toggleValue(choice: ListChoice, name: string, value: string): ListChoice {
  const before = choice.filters[name] ?? []
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value]
  return withFilter(choice, name, after)
}

export function withFilter(
  choice: ListChoice,
  name: string,
  values: readonly string[],
): ListChoice {
  const { [name]: _before, ...others } = choice.filters
  const filters = values.length > 0 ? { ...others, [name]: values } : others
  return { ...choice, filters, page: 1 }
}

/** The address of the whole list: no filter, its first page, in the order that was asked for. */
export function addressOfAll(path: string, { sort }: ListChoice): string {
  return addressOfChoice(path, { filters: {}, sort, page: 1 })
}
