import type { ClientRequest } from 'node:http'

/** The server never received the request. */
export const unreachableCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
])

/**
 * How long to wait before each further attempt. A balancer may go on choosing a process for a moment
 * after it stopped.
 */
const retryDelaysMs = [0, 50, 200]

/**
 * Returns how long to wait before a request is sent again after its connection was closed without a
 * byte of an answer, or null if it must not be. A server that stops closes connections on which a
 * request may be on its way, and such that it has not accepted yet. A safe method may be repeated
 * (RFC 9110 §9.2.2), and a write with an idempotency key, which is done once however often it
 * arrives; any other only if the server cannot have received it.
 */
export function findRetryDelay(
  request: ClientRequest | undefined,
  error: Error,
  attempt: number,
): number | null {
  const { code = '' } = error as NodeJS.ErrnoException
  const isUnsent = unreachableCodes.has(code)
  if (!isUnsent && !(isRepeatable(request) && (code === 'ECONNRESET' || code === 'EPIPE')))
    return null
  return retryDelaysMs[attempt - 1] ?? null
}

function isRepeatable(request: ClientRequest | undefined): boolean {
  if (!request) return false
  return isSafe(request.method) || request.hasHeader('idempotency-key')
}

export function isSafe(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD'
}
