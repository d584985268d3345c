export interface Lifetime {
  freshMs: number
  staleMs: number
}

/**
 * Parses how long a response may be stored (RFC 9111, RFC 5861); null if it must not be. Only
 * s-maxage counts: it addresses shared caches such as this one.
 */
export function parseLifetime(cacheControl: string | undefined): Lifetime | null {
  const text = (cacheControl ?? '').toLowerCase()
  if (/(^|[\s,])(no-store|private)($|[\s,=])/.test(text)) return null
  const fresh = parseSeconds(text, 's-maxage')
  if (fresh === null || fresh <= 0) return null
  return {
    freshMs: fresh * 1000,
    staleMs: (parseSeconds(text, 'stale-while-revalidate') ?? 0) * 1000,
  }
}

function parseSeconds(text: string, name: string): number | null {
  const match = new RegExp(`(?:^|[\\s,])${name}\\s*=\\s*"?(\\d{1,9})`).exec(text)
  return match ? Number(match[1]) : null
}
