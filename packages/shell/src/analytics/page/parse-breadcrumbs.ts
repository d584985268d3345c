export type JsonObject = Readonly<Record<string, unknown>>

/** Returns the sections of a page from the outermost, without the home page and the page itself. */
export function parseBreadcrumbs(documents: readonly unknown[], address: URL): string[] {
  const breadcrumbList = documents
    .filter(isJsonObject)
    .find((document) => document['@type'] === 'BreadcrumbList')
  const steps = Array.isArray(breadcrumbList?.itemListElement)
    ? breadcrumbList.itemListElement.filter(isJsonObject)
    : []
  return steps
    .filter(({ item }) => !isFirstOrCurrentPage(parsePath(item, address), address))
    .map(({ name }) => String(name ?? ''))
}

function isFirstOrCurrentPage(path: string | null, address: URL): boolean {
  if (path === '/') return true
  return path === address.pathname && address.pathname.split('/').filter(Boolean).length > 2
}

/** Returns the path of an address in structured data; null where there is none. */
export function parsePath(url: unknown, base: URL): string | null {
  return typeof url === 'string' && URL.canParse(url, base.href)
    ? new URL(url, base).pathname
    : null
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
