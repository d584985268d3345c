import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address belongs to the public internet. Feeds are third-party input: an address in
 * one must not make the server call hosts of its private network (SSRF).
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}
