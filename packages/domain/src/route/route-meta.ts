import { link } from './site-map.ts'

/** What a page of goods is (storefront §2, «Route meta»). */
export type RouteMeta = {
  /** The address of the lists it belongs to. */
  sectionRoute: string
  /** The section's code, null on the index of all. */
  sectionName: string | null
  /** `tag` where a part of the path is tag-{code}, `action` on pages of promotions. */
  type: 'section' | 'tag' | 'action' | null
  /** The index above all sections. */
  isRootSection: boolean
}

type Matched = { route: { name: string }; params: Readonly<Record<string, string>> }

const lists = [
  { prefix: 'catalog', sectionRoute: link.catalog() },
  { prefix: 'sale', sectionRoute: link.sale() },
  { prefix: 'hits', sectionRoute: link.hits() },
  { prefix: 'promotions', sectionRoute: link.promotions() },
] as const

/** The meta of a route of goods, null for any other page. */
export function routeMeta({ route, params }: Matched): RouteMeta | null {
  const list = lists.find(
    ({ prefix }) => route.name === prefix || route.name.startsWith(`${prefix}-`),
  )
  if (!list) return null
  const sectionName = params.subSection ?? params.section ?? null
  return {
    sectionRoute: list.sectionRoute,
    sectionName,
    type: typeOf(list.prefix, params),
    isRootSection: sectionName === null,
  }
}

function typeOf(
  prefix: (typeof lists)[number]['prefix'],
  params: Matched['params'],
): RouteMeta['type'] {
  if (prefix === 'promotions') return 'action'
  if (params.tag !== undefined) return 'tag'
  return params.section === undefined ? null : 'section'
}
