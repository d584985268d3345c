import type { IncomingHttpHeaders } from 'node:http'

/** The headers by which Next's router asks for one of several answers at one address. */
export type RscHeaders = Readonly<Record<string, string>>

const accepted: readonly (readonly [name: string, shape: RegExp])[] = [
  ['rsc', /^1$/],
  ['next-router-prefetch', /^[12]$/],
  ['next-router-segment-prefetch', /^[\w/.$@%!()[\]-]{1,512}$/],
]

/**
 * The headers that choose Next's answer, or null for an ordinary visit. They are part of a page's
 * key in the cache, so only values of the known shape count.
 */
export function rscVariantOf(headers: IncomingHttpHeaders): RscHeaders | null {
  if (headers.rsc !== '1') return null
  const variant: Record<string, string> = {}
  for (const [name, shape] of accepted) {
    const value = headers[name]
    if (typeof value === 'string' && shape.test(value)) variant[name] = value
  }
  return variant
}

/** One string for one variant. The names are told, as one value may stand for another's. */
export function variantKey(variant: RscHeaders | null): string {
  if (!variant) return ''
  let key = ''
  for (const [name, value] of Object.entries(variant)) key += `${name}=${value};`
  return key
}
