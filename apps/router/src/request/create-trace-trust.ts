import type { IncomingMessage } from 'node:http'
import { createProxyCheck, normalizeAddress } from './read-client.ts'

/** Creates the check whether a request may continue a trace: only if a trusted proxy sends it. */
export function createTraceTrust(trustedProxies: readonly string[]) {
  const isTrusted = createProxyCheck(trustedProxies)
  return ({ socket }: IncomingMessage) => isTrusted(normalizeAddress(socket.remoteAddress ?? ''))
}
