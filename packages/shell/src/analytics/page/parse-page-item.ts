import type { EventItem } from '../event/shop-event.ts'
import { isJsonObject, type JsonObject, parseBreadcrumbs, parsePath } from './parse-breadcrumbs.ts'

/**
 * Returns the product of a page as an event item, read from the structured data for search engines,
 * so that both report the same. Null where the address is not a product page.
 */
export function parsePageItem(documents: readonly unknown[], address: URL): EventItem | null {
  const [product] = documents
    .filter(isJsonObject)
    .filter((document) => document['@type'] === 'ProductGroup' || document['@type'] === 'Product')
    .filter((document) => parsePath(document.url, address) === address.pathname)
  if (!product) return null
  const variants = Array.isArray(product.hasVariant)
    ? product.hasVariant.filter(isJsonObject)
    : [product]
  const chosen = address.searchParams.get('offer_id')
  const variant = variants.find((variant) => parseOfferId(variant) === chosen) ?? variants[0]
  const id = Number(variant && parseOfferId(variant))
  const price = Number(variant && isJsonObject(variant.offers) ? variant.offers.price : Number.NaN)
  if (!variant || !(id > 0) || Number.isNaN(price)) return null
  const brand = isJsonObject(product.brand) ? String(product.brand.name ?? '') : ''
  const variantText = [variant.size, variant.color]
    .filter((value) => typeof value === 'string')
    .join(', ')
  const category = parseBreadcrumbs(documents, address)
  return {
    id,
    name: String(product.name ?? ''),
    price,
    ...(brand && { brand }),
    ...(variantText && { variant: variantText }),
    ...(category.length > 0 && { category }),
  }
}

function parseOfferId({ offers }: JsonObject): string | null {
  if (!isJsonObject(offers) || typeof offers.url !== 'string') return null
  return new URL(offers.url, 'http://shop').searchParams.get('offer_id')
}
