/** What a shopper may ask of a list. */
export interface ListQuestion {
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
  bucket: { id: string }[]
}

/** One question for every root section of the shop, unfiltered. */
export async function plainQuestions(origin: string): Promise<ListQuestion[]> {
  const answer = await fetch(`${origin}/api_vue/getMenu/`)
  const { menuItems } = (await answer.json()) as { menuItems: MenuItem[] }
  return menuItems.map(({ url }) => ({
    section: url.split('/').at(-2) ?? '',
    withFilters: true,
    meta: { count: 36 },
  }))
}

/** Questions that differ from each other: a filter, two filters or a range, in every section. */
export async function freshQuestions(
  origin: string,
  plain: readonly ListQuestion[],
  count: number,
): Promise<ListQuestion[]> {
  const filtersOf = new Map<string, Filter[]>()
  for (const { section } of plain) {
    const answer = await fetch(`${origin}/api_vue/getFilters/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ section }),
    })
    filtersOf.set(section, ((await answer.json()) as { filters: Filter[] }).filters)
  }
  return Array.from({ length: count }, (_, at) => {
    const question = plain[at % plain.length] ?? { section: '', withFilters: true }
    return { ...question, params: paramsOf(filtersOf.get(question.section) ?? [], at) }
  })
}

function paramsOf(filters: readonly Filter[], at: number): Record<string, string> {
  const params: Record<string, string> = {}
  const lists = filters.filter(({ bucket }) => bucket.length > 1)
  for (const list of [
    lists[at % lists.length],
    at % 3 ? undefined : lists[(at * 7) % lists.length],
  ]) {
    const option = list?.bucket[at % list.bucket.length]
    if (list && option) params[list.id] = option.id
  }
  const price = filters.find(({ id }) => id === 'price')
  // A bound that no other question has makes the whole question a new one.
  if (price) params.price = `${price.minValue + at}-${price.maxValue}`
  return params
}
