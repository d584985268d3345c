/** A product without offers is forbidden to buy (storefront §3). */
export function isForbidden(product: { offers: readonly unknown[] }): boolean {
  return product.offers.length === 0
}
