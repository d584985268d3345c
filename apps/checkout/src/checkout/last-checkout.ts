const key = 'svetlitsa-last-checkout'

/** Remembers the orders that this browser made last, for an address without an id. */
export function storeLastCheckout(basketGroup: string): void {
  try {
    localStorage.setItem(key, basketGroup)
  } catch {
    // Without storage the address with the id still works.
  }
}

export function readLastCheckout(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
