/** The thing that was put into the basket last (storefront §4, «Add to cart»). */
type LastProduct = { name: string; image: string | null }

export const lastProductKey = 'last-product'

/** Keeps it while the tab is open, over pages and apps. */
export function keepLastProduct(product: LastProduct): void {
  try {
    sessionStorage.setItem(lastProductKey, JSON.stringify(product))
  } catch {
    // A browser that keeps nothing loses a name, not a purchase.
  }
}
