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

/** Names of inner software, or words for the router alone, that no visitor needs to read. */
const inner: ReadonlySet<string> = new Set(['server', 'x-powered-by', 'cache-tag', 'x-shop-status'])

/** Headers of an upstream's answer that go on to the visitor. */
export function passedOn(headers: Readonly<Record<string, string | string[] | undefined>>) {
  const kept: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !hopByHop.has(name) && !inner.has(name)) kept[name] = value
  }
  return kept
}
