/** The kind of a product or list page (rule.route-meta). */
export type RouteMeta = {
  /** The section's code; null on the root index. */
  sectionName: string | null
  /** `tag` when the path contains tag-{code}, `action` on promotion pages. */
  type: 'section' | 'tag' | 'action' | null
}

type MatchedRoute = { route: { name: string }; params: Readonly<Record<string, string>> }

const listRoutes = ['catalog', 'sale', 'hits', 'promotions'] as const

/** Returns the meta of a product or list page, null for any other page (rule.route-meta). */
export function getRouteMeta({ route, params }: MatchedRoute): RouteMeta | null {
  const list = listRoutes.find((name) => route.name === name || route.name.startsWith(`${name}-`))
  if (!list) return null
  return {
    sectionName: params.subSection ?? params.section ?? null,
    type: getMetaType(list, params),
  }
}

function getMetaType(
  list: (typeof listRoutes)[number],
  params: MatchedRoute['params'],
): RouteMeta['type'] {
  if (list === 'promotions') return 'action'
  if (params.tag !== undefined) return 'tag'
  return params.section === undefined ? null : 'section'
}
