import type { EventItem } from './shop-event.tsx'

type Json = Readonly<Record<string, unknown>>

/**
 * The product of a page as reports know it, read from the structured data that the page holds for
 * search engines: it says the same to both. Null where the page at that address is no product's.
 */
export function thingOfPage(documents: readonly unknown[], address: URL): EventItem | null {
  const [product] = documents
    .filter(isJson)
    .filter((one) => one['@type'] === 'ProductGroup' || one['@type'] === 'Product')
    .filter((one) => pathOf(one.url, address) === address.pathname)
  if (!product) return null
  const variants = Array.isArray(product.hasVariant) ? product.hasVariant.filter(isJson) : [product]
  const chosen = address.searchParams.get('offer_id')
  const variant = variants.find((one) => offerIdOf(one) === chosen) ?? variants[0]
  const id = Number(variant && offerIdOf(variant))
  const price = Number(variant && isJson(variant.offers) ? variant.offers.price : Number.NaN)
  if (!variant || !(id > 0) || Number.isNaN(price)) return null
  const brand = isJson(product.brand) ? String(product.brand.name ?? '') : ''
  const looks = [variant.size, variant.color].filter((one) => typeof one === 'string').join(', ')
  const category = crumbsOf(documents, address)
  return {
    id,
    name: String(product.name ?? ''),
    price,
    ...(brand && { brand }),
    ...(looks && { variant: looks }),
    ...(category.length > 0 && { category }),
  }
}

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

function offerIdOf({ offers }: Json): string | null {
  if (!isJson(offers) || typeof offers.url !== 'string') return null
  return new URL(offers.url, 'http://shop').searchParams.get('offer_id')
}

function pathOf(url: unknown, base: URL): string | null {
  return typeof url === 'string' && URL.canParse(url, base.href)
    ? new URL(url, base).pathname
    : null
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
