import type { Visit } from '../request/visit.ts'
import { closedPolicy } from './content-policy.ts'
import { securityHeaders } from './security-headers.ts'

/** Who gets an answer, known before anything else is. */
export type Addressee = Pick<Visit, 'request' | 'response' | 'id' | 'secure'>

/** Sends a short answer that is no page: a refusal, a redirect, a line of health. Never stored. */
export function sendSmall(
  visit: Addressee,
  status: number,
  text: string,
  headers: Readonly<Record<string, string | string[]>> = {},
): void {
  const { request, response } = visit
  if (response.headersSent) {
    response.destroy()
    return
  }
  const bytes = Buffer.from(text, 'utf8')
  response.writeHead(status, {
    ...securityHeaders(visit.secure),
    'content-security-policy': closedPolicy,
    'cache-control': 'no-store',
    ...(bytes.length > 0 ? { 'content-type': 'text/plain; charset=utf-8' } : {}),
    ...headers,
    'x-request-id': visit.id,
    'content-length': bytes.length,
  })
  if (request.method === 'HEAD') response.end()
  else response.end(bytes)
}

/** Sends a value as JSON; never stored. */
export function sendJson(visit: Addressee, status: number, value: unknown): void {
  sendSmall(visit, status, JSON.stringify(value), {
    'content-type': 'application/json; charset=utf-8',
  })
}
