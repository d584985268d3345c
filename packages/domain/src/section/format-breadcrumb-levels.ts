const maxLevels = 5

/**
 * Returns the category of a product for analytics: the names of up to five breadcrumb levels,
 * joined by slashes (analytics.events). Slashes inside names are replaced, because they would be
 * read as separate levels.
 */
export function formatBreadcrumbLevels(crumbs: readonly { name: string }[]): string {
  return crumbs
    .map((crumb) => crumb.name.replaceAll('/', ' ').replace(/\s+/g, ' ').trim())
    .filter((name) => name !== '')
    .slice(0, maxLevels)
    .join('/')
}
