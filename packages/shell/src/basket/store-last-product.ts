/** The product added to the basket last (card.add). */
type LastProduct = { name: string; image: string | null }

export const lastProductKey = 'last-product'

/** Stores it for the lifetime of the tab, across pages and apps. */
export function storeLastProduct(product: LastProduct): void {
  try {
    sessionStorage.setItem(lastProductKey, JSON.stringify(product))
  } catch {
    // Without storage only the name is lost, not the purchase.
  }
}
