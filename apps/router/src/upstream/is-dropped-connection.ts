import type { ClientRequest } from 'node:http'

/**
 * A server may close an idle connection just as a request is sent on it. The request was then never
 * read, and a safe method may be retried once on a new connection (RFC 9112 §9.3.1).
 */
export function isDroppedConnection(
  clientRequest: ClientRequest | undefined,
  error: Error,
): boolean {
  const { code } = error as NodeJS.ErrnoException
  if (!clientRequest?.reusedSocket || !(code === 'ECONNRESET' || code === 'EPIPE')) return false
  return clientRequest.method === 'GET' || clientRequest.method === 'HEAD'
}
