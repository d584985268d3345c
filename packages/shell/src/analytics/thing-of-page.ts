import { crumbsOf, isJson, type Json, pathOf } from './crumbs-of-page.ts'
import type { EventItem } from './shop-event.tsx'

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

function offerIdOf({ offers }: Json): string | null {
  if (!isJson(offers) || typeof offers.url !== 'string') return null
  return new URL(offers.url, 'http://shop').searchParams.get('offer_id')
}
