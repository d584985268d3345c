/** Builds the structured data of breadcrumbs (schema.org BreadcrumbList). */
export function buildBreadcrumbList(
  crumbs: readonly { name: string; url: string }[],
  origin: URL,
): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(url, origin).href,
    })),
  }
}
