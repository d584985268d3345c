const mostLevels = 5

/**
 * The category of a product for analytics: the names of its breadcrumbs, at most five levels, joined
 * by slashes (account §9). A slash inside a name would read as a level of its own.
 */
export function breadcrumbLevels(crumbs: readonly { name: string }[]): string {
  return crumbs
    .map((crumb) => crumb.name.replaceAll('/', ' ').replace(/\s+/g, ' ').trim())
    .filter((name) => name !== '')
    .slice(0, mostLevels)
    .join('/')
}
