/** Where a visitor is to be: `origin` is null on the host that was asked. */
export interface Address {
  readonly origin: string | null
  /** An address of somebody else, where the shop's own rules no longer hold. */
  readonly foreign: boolean
  readonly path: string
  readonly query: string
  /** With its sign, or empty. */
  readonly hash: string
}

export function textOf(address: Address): string {
  const query = address.query === '' ? '' : `?${address.query}`
  return `${address.origin ?? ''}${address.path}${query}${address.hash}`
}
