/** The way to a page as search engines read it (schema.org BreadcrumbList). */
export function breadcrumbList(
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
