import ipaddr from 'ipaddr.js'

/**
 * The addresses for which limits count together: one IPv4 address, or a network of 64 bits in IPv6,
 * which is what one customer of a provider gets.
 */
export function toAddressGroup(address: string): string {
  if (!address.includes(':') || !ipaddr.IPv6.isValid(address)) return address
  const { parts } = ipaddr.IPv6.parse(address)
  return `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
