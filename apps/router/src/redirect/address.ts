/** A redirect target; `origin` is null if the host stays the same. */
export interface Address {
  readonly origin: string | null
  /** An address outside the shop, to which the shop’s rules do not apply. */
  readonly isExternal: boolean
  readonly path: string
  readonly query: string
  /** Includes `#`, or is empty. */
  readonly hash: string
}

export function formatAddress(address: Address): string {
  const query = address.query === '' ? '' : `?${address.query}`
  return `${address.origin ?? ''}${address.path}${query}${address.hash}`
}
