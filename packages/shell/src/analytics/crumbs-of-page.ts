export type Json = Readonly<Record<string, unknown>>

/** The sections a page stands in, from the outermost, without the first page and the page itself. */
export function crumbsOf(documents: readonly unknown[], address: URL): string[] {
  const way = documents.filter(isJson).find((one) => one['@type'] === 'BreadcrumbList')
  const steps = Array.isArray(way?.itemListElement) ? way.itemListElement.filter(isJson) : []
  return steps
    .filter(({ item }) => !isEnd(pathOf(item, address), address))
    .map(({ name }) => String(name ?? ''))
}

function isEnd(path: string | null, address: URL): boolean {
  if (path === '/') return true
  return path === address.pathname && address.pathname.split('/').filter(Boolean).length > 2
}

/** The path of an address in structured data; null where there is none. */
export function pathOf(url: unknown, base: URL): string | null {
  return typeof url === 'string' && URL.canParse(url, base.href)
    ? new URL(url, base).pathname
    : null
}

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
