import type { ClientRequest } from 'node:http'

/**
 * A server may close a kept connection in the very moment a request goes out on it. The request was
 * then never read, and whoever only asks may ask once more on a new connection (RFC 9112 §9.3.1).
 */
export function wasDropped(asked: ClientRequest | undefined, error: Error): boolean {
  const { code } = error as NodeJS.ErrnoException
  if (!asked?.reusedSocket || !(code === 'ECONNRESET' || code === 'EPIPE')) return false
  return asked.method === 'GET' || asked.method === 'HEAD'
}
