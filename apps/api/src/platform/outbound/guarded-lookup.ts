import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Decides about an IP address before the server connects to it. */
export type AddressRule = (ip: string) => boolean

/** Why the server does not connect. */
export class PrivateAddressError extends Error {
  constructor() {
    super('its address is not public')
  }
}

/**
 * Whether an IP address belongs to the public internet. Addresses that others wrote must not make
 * the server call hosts of its private network (SSRF).
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/** Whether an IP address is this machine's own. */
export function isLoopbackAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}

/** The host of an address as an IP, where it is written as one; it is then never looked up. */
export function findLiteralIp({ hostname }: URL): string | null {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) ? host : null
}

/**
 * Resolves a name to those of its addresses that the rule allows, at the moment of connecting, so
 * that DNS rebinding cannot redirect the request.
 */
export function createGuardedLookup(isAllowed: AddressRule): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      const allowed = addresses.filter(({ address }) => isAllowed(address))
      const [first] = allowed
      if (!first) return callback(new PrivateAddressError(), [])
      return options.all ? callback(null, allowed) : callback(null, first.address, first.family)
    })
  }
}
