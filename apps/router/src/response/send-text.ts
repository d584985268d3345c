import type { RequestContext } from '../request/request-context.ts'
import { closedPolicy } from './content-policy.ts'
import { securityHeaders } from './security-headers.ts'

/** The part of the request context needed to respond, available before the rest is parsed. */
export type ResponseTarget = Pick<RequestContext, 'request' | 'response' | 'id' | 'secure'>

/**
 * Sends a short response that is not a page: a refusal, a redirect, a health status. Never cached.
 */
export function sendText(
  context: ResponseTarget,
  status: number,
  text: string,
  headers: Readonly<Record<string, string | string[]>> = {},
): void {
  const { request, response } = context
  if (response.headersSent) {
    response.destroy()
    return
  }
  const bytes = Buffer.from(text, 'utf8')
  response.writeHead(status, {
    ...securityHeaders(context.secure),
    'content-security-policy': closedPolicy,
    'cache-control': 'no-store',
    ...(bytes.length > 0 ? { 'content-type': 'text/plain; charset=utf-8' } : {}),
    ...headers,
    'x-request-id': context.id,
    'content-length': bytes.length,
  })
  if (request.method === 'HEAD') response.end()
  else response.end(bytes)
}

/** Sends a value as JSON; never cached. */
export function sendJson(context: ResponseTarget, status: number, value: unknown): void {
  sendText(context, status, JSON.stringify(value), {
    'content-type': 'application/json; charset=utf-8',
  })
}
