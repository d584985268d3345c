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
  bucket: { id: string; availability: number }[]
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
  for (const { section } of plain) filtersOf.set(section, await filtersAfter(origin, section, {}))
  return Array.from({ length: count }, (_, at) => {
    const question = plain[at % plain.length] ?? { section: '', withFilters: true }
    return { ...question, params: paramsOf(filtersOf.get(question.section) ?? [], at) }
  })
}

/**
 * Questions with three facets chosen that some goods meet, each another one: options are taken from
 * what the choices before them leave.
 */
export async function chosenQuestions(
  origin: string,
  plain: readonly ListQuestion[],
  count: number,
): Promise<ListQuestion[]> {
  const questions: ListQuestion[] = []
  for (let at = 0; questions.length < count; at++) {
    const question = plain[at % plain.length] ?? { section: '', withFilters: true }
    const params: Record<string, string> = {}
    for (let facet = 0; facet < FACETS; facet++) {
      const left = (await filtersAfter(origin, question.section, params))
        .filter(({ id }) => !(id in params))
        .map(({ id, bucket }) => ({ id, options: bucket.filter((one) => one.availability > 0) }))
        .filter(({ options }) => options.length > 0)
      const list = left[(at * 5 + facet * 3) % left.length]
      const option = list?.options[at % list.options.length]
      if (list && option) params[list.id] = option.id
    }
    const price = (await filtersAfter(origin, question.section, params)).find(isPrice)
    // A bound that no other question has makes the whole question a new one.
    if (price) params.price = `${price.minValue}-${price.maxValue + at}`
    if (Object.keys(params).length > FACETS) questions.push({ ...question, params })
  }
  return questions
}

const FACETS = 3

const isPrice = ({ id }: Filter): boolean => id === 'price'

async function filtersAfter(
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
  const price = filters.find(isPrice)
  // A bound that no other question has makes the whole question a new one.
  if (price) params.price = `${price.minValue + at}-${price.maxValue}`
  return params
}
