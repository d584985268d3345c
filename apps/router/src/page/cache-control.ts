export interface Lifetime {
  freshMs: number
  staleMs: number
}

/**
 * How long an answer may be kept by its Cache-Control (RFC 9111, RFC 5861); null where it must
 * not be. Only s-maxage counts: it is the storefront's word to this cache.
 */
export function lifetimeOf(cacheControl: string | undefined): Lifetime | null {
  const text = (cacheControl ?? '').toLowerCase()
  if (/(^|[\s,])(no-store|private)($|[\s,=])/.test(text)) return null
  const fresh = secondsOf(text, 's-maxage')
  if (fresh === null || fresh <= 0) return null
  return { freshMs: fresh * 1000, staleMs: (secondsOf(text, 'stale-while-revalidate') ?? 0) * 1000 }
}

function secondsOf(text: string, name: string): number | null {
  const found = new RegExp(`(?:^|[\\s,])${name}\\s*=\\s*"?(\\d{1,9})`).exec(text)
  return found ? Number(found[1]) : null
}
