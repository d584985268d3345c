import type { IncomingHttpHeaders } from 'node:http'

/** Headers by which Next’s client router selects one of several responses of an address. */
export type RscHeaders = Readonly<Record<string, string>>

const accepted: readonly (readonly [name: string, shape: RegExp])[] = [
  ['rsc', /^1$/],
  ['next-router-prefetch', /^[12]$/],
  ['next-router-segment-prefetch', /^[\w/.$@%!()[\]-]{1,512}$/],
]

/**
 * Parses the headers that select Next’s response; null for an ordinary request. They are part of a
 * page’s cache key, so only values of an expected format count.
 */
export function parseRscVariant(headers: IncomingHttpHeaders): RscHeaders | null {
  if (headers.rsc !== '1') return null
  const variant: Record<string, string> = {}
  for (const [name, shape] of accepted) {
    const value = headers[name]
    if (typeof value === 'string' && shape.test(value)) variant[name] = value
  }
  return variant
}

/**
 * Formats a variant as one string. Header names are included because two headers may have the same
 * value.
 */
export function formatVariantKey(variant: RscHeaders | null): string {
  if (!variant) return ''
  let key = ''
  for (const [name, value] of Object.entries(variant)) key += `${name}=${value};`
  return key
}
