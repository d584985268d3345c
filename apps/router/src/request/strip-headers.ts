import type { IncomingHttpHeaders } from 'node:http'

const prefixes = [
  'x-shop-',
  'x-internal-',
  'x-middleware-',
  'x-forwarded-',
  'x-nextjs-',
  'x-invoke-',
  'x-vercel-',
  'x-now-',
  'x-original-',
  'x-rewrite-',
]

const names = new Set([
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'x-http-method-override',
  'x-http-method',
  'x-method-override',
  'x-matched-path',
  'x-prerender-revalidate',
  'x-prerender-bypass-mode',
  'x-request-id',
  // The router's own trace is added when it sends the request.
  'traceparent',
  'tracestate',
  'baggage',
  'x-host',
  'x-request-uri',
  'x-url',
  'x-wap-profile',
  'proxy',
  'proxy-authorization',
  'proxy-connection',
  'expect',
  'te',
  'trailer',
])

/**
 * Removes headers that only the router may send to upstream servers: hosts, client addresses,
 * regions, internal tokens and headers that frameworks trust (ADR 0004).
 */
export function stripHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    if (names.has(name) || prefixes.some((prefix) => name.startsWith(prefix))) delete headers[name]
  }
}
