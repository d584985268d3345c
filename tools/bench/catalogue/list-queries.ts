/** A list query as a shopper can send it. */
export interface ListQuery {
  section: string
  params?: Record<string, string>
  meta?: { sort?: string; count?: number }
  withFilters: true
}

interface MenuItem {
  url: string
  childs: MenuItem[]
}

interface Filter {
  id: string
  type: string
  minValue: number
  maxValue: number
  bucket: { id: string; availability: number }[]
}

/** One unfiltered query for every root section of the shop. */
export async function listPlainQueries(origin: string): Promise<ListQuery[]> {
  const answer = await fetch(`${origin}/api_vue/getMenu/`)
  const { menuItems } = (await answer.json()) as { menuItems: MenuItem[] }
  return menuItems.map(({ url }) => ({
    section: url.split('/').at(-2) ?? '',
    withFilters: true,
    meta: { count: 36 },
  }))
}

/** Distinct queries: a filter, two filters or a range, in every section. */
export async function listFreshQueries(
  origin: string,
  plain: readonly ListQuery[],
  count: number,
): Promise<ListQuery[]> {
  const filtersBySection = new Map<string, Filter[]>()
  for (const { section } of plain)
    filtersBySection.set(section, await loadFilters(origin, section, {}))
  return Array.from({ length: count }, (_, index) => {
    const query = plain[index % plain.length] ?? { section: '', withFilters: true }
    return { ...query, params: buildParams(filtersBySection.get(query.section) ?? [], index) }
  })
}

/**
 * Distinct queries with three selected facets that match some products: each option is chosen from
 * those left by the previous choices.
 */
export async function listFilteredQueries(
  origin: string,
  plain: readonly ListQuery[],
  count: number,
): Promise<ListQuery[]> {
  const queries: ListQuery[] = []
  for (let index = 0; queries.length < count; index++) {
    const query = plain[index % plain.length] ?? { section: '', withFilters: true }
    const params: Record<string, string> = {}
    for (let facet = 0; facet < FACETS; facet++) {
      const left = (await loadFilters(origin, query.section, params))
        .filter(({ id }) => !(id in params))
        .map(({ id, bucket }) => ({
          id,
          options: bucket.filter((option) => option.availability > 0),
        }))
        .filter(({ options }) => options.length > 0)
      const list = left[(index * 5 + facet * 3) % left.length]
      const option = list?.options[index % list.options.length]
      if (list && option) params[list.id] = option.id
    }
    const price = (await loadFilters(origin, query.section, params)).find(isPrice)
    // A bound that no other query has makes the whole query uncached.
    if (price) params.price = `${price.minValue}-${price.maxValue + index}`
    if (Object.keys(params).length > FACETS) queries.push({ ...query, params })
  }
  return queries
}

const FACETS = 3

const isPrice = ({ id }: Filter): boolean => id === 'price'

async function loadFilters(
  origin: string,
  section: string,
  params: Record<string, string>,
): Promise<Filter[]> {
  const answer = await fetch(`${origin}/api_vue/getFilters/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ section, params }),
  })
  return ((await answer.json()) as { filters: Filter[] }).filters
}

function buildParams(filters: readonly Filter[], index: number): Record<string, string> {
  const params: Record<string, string> = {}
  const lists = filters.filter(({ bucket }) => bucket.length > 1)
  for (const list of [
    lists[index % lists.length],
    index % 3 ? undefined : lists[(index * 7) % lists.length],
  ]) {
    const option = list?.bucket[index % list.bucket.length]
    if (list && option) params[list.id] = option.id
  }
  const price = filters.find(isPrice)
  // A bound that no other query has makes the whole query uncached.
  if (price) params.price = `${price.minValue + index}-${price.maxValue}`
  return params
}
