import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address is one of the open internet. A feed is written by others: an address in it
 * must not make the shop ask the machines beside it.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}
