import { isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

const IPV6_PREFIX_BITS = 64

/**
 * The client's address as the router received it; the router overwrites the headers that clients
 * send (ADR 0046, step 1). An IPv6 client owns a whole /64, so limits count per /64.
 */
export function getClientAddress(request: FastifyRequest): string {
  const forwardedFor = request.headers['x-forwarded-for']
  const last = (Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor)
    ?.split(',')
    .at(-1)
    ?.trim()
  const text = last || request.ip
  if (isIPv4(text)) return text
  if (!ipaddr.isValid(text)) return request.ip
  const address = ipaddr.process(text)
  if (address.kind() === 'ipv4') return address.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${IPV6_PREFIX_BITS}`).toString()
}
