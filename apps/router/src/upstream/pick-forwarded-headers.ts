const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Headers that name internal software or are meant for the router only. */
const internalHeaders: ReadonlySet<string> = new Set([
  'server',
  'x-powered-by',
  'cache-tag',
  'x-shop-status',
])

/** Picks the headers of an upstream response that are sent to the visitor. */
export function pickForwardedHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
) {
  const forwarded: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !hopByHop.has(name) && !internalHeaders.has(name))
      forwarded[name] = value
  }
  return forwarded
}
