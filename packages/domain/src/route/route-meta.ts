import { link } from './site-map.ts'

/** The kind of a product or list page (rule.route-meta). */
export type RouteMeta = {
  /** The address of the list it belongs to. */
  sectionRoute: string
  /** The section's code; null on the root index. */
  sectionName: string | null
  /** `tag` when the path contains tag-{code}, `action` on promotion pages. */
  type: 'section' | 'tag' | 'action' | null
  /** The index above all sections. */
  isRootSection: boolean
}

type MatchedRoute = { route: { name: string }; params: Readonly<Record<string, string>> }

const listRoutes = [
  { prefix: 'catalog', sectionRoute: link.catalog() },
  { prefix: 'sale', sectionRoute: link.sale() },
  { prefix: 'hits', sectionRoute: link.hits() },
  { prefix: 'promotions', sectionRoute: link.promotions() },
] as const

/** Returns the meta of a product or list page, null for any other page (rule.route-meta). */
export function getRouteMeta({ route, params }: MatchedRoute): RouteMeta | null {
  const list = listRoutes.find(
    ({ prefix }) => route.name === prefix || route.name.startsWith(`${prefix}-`),
  )
  if (!list) return null
  const sectionName = params.subSection ?? params.section ?? null
  return {
    sectionRoute: list.sectionRoute,
    sectionName,
    type: getMetaType(list.prefix, params),
    isRootSection: sectionName === null,
  }
}

function getMetaType(
  prefix: (typeof listRoutes)[number]['prefix'],
  params: MatchedRoute['params'],
): RouteMeta['type'] {
  if (prefix === 'promotions') return 'action'
  if (params.tag !== undefined) return 'tag'
  return params.section === undefined ? null : 'section'
}

/**
 * Returns whether the title of a list shows how many products there are: on a section of the
 * catalogue and on its tags, on no other page (title.count).
 */
export function hasTitleCount(meta: RouteMeta | null): boolean {
  if (meta?.sectionRoute !== link.catalog()) return false
  return meta.type === 'section' || meta.type === 'tag'
}
