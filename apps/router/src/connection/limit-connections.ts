import type { Server } from 'node:http'
import type { Limits } from '../env.ts'
import { createProxyCheck, normalizeAddress } from '../request/read-client.ts'
import { endSocket } from '../response/end-socket.ts'
import { AddressCounter } from './address-counter.ts'
import { toAddressGroup } from './to-address-group.ts'

/** Refused connections that may still be open to receive their answer; others are just closed. */
const maxRefused = 256

/**
 * Creates the limit of open connections for the servers that it is given: in all, and for each
 * address but those of trusted proxies, whose clients share connections.
 */
export function createConnectionLimit(limits: Limits, trustedProxies: readonly string[]) {
  const isTrusted = createProxyCheck(trustedProxies)
  const open = new AddressCounter(limits.connectionsPerAddress)
  let refused = 0
  return (server: Server): void => {
    server.maxConnections = limits.connections
    server.on('connection', (socket) => {
      const { remoteAddress } = socket
      // The client is gone already.
      if (remoteAddress === undefined) return
      const address = normalizeAddress(remoteAddress)
      if (isTrusted(address)) return
      const group = toAddressGroup(address)
      if (open.take(group)) {
        socket.once('close', () => open.release(group))
        return
      }
      if (refused >= maxRefused) {
        socket.destroy()
        return
      }
      refused += 1
      socket.once('close', () => {
        refused -= 1
      })
      endSocket(socket, 429)
    })
  }
}
