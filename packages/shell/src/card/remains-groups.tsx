import type { ProductOfCall } from './product-of-call.tsx'

/** One call takes 200 offers, and of a product five are asked for. */
const mostProducts = 40

/** A long list of cards in parts whose stock one call can tell (storefront §9). */
export function remainsGroups<Product extends Pick<ProductOfCall, 'id'>>(
  products: readonly Product[],
): Product[][] {
  return Array.from({ length: Math.ceil(products.length / mostProducts) }, (_, at) =>
    products.slice(at * mostProducts, (at + 1) * mostProducts),
  )
}
