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
 * Takes away what only the router may say to the servers behind it: names of hosts and clients,
 * regions, internal tokens and the headers frameworks trust (reliability F46).
 */
export function stripHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    if (names.has(name) || prefixes.some((prefix) => name.startsWith(prefix))) delete headers[name]
  }
}
