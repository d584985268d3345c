import { readAddress } from '../request/read-address.ts'
import type { Address } from './address.ts'

/** Whose names a target may carry. */
export interface TargetRules {
  /** Host names of the shop itself. */
  isOwnHost(hostname: string): boolean
  /** Whether an origin outside the shop may be a target. */
  allowsForeign(origin: string): boolean
}

// Browsers drop or bend these characters, so that `/\evil.example` would leave the shop.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const bent = /[\x00-\x20\x7f\\]/

/**
 * Reads the target of a redirect as staff wrote it, or null where it must not be followed
 * (reliability F29): own paths, and absolute http(s) addresses of allowed origins, without
 * credentials, control characters or anything a browser would read differently.
 */
export function safeTarget(text: string, rules: TargetRules): Address | null {
  if (text === '' || bent.test(text)) return null
  const own = text.startsWith('/') && !text.startsWith('//')
  if (!own && !/^https?:\/\/[^/?#@]+([/?#]|$)/i.test(text)) return null
  if (!URL.canParse(text, 'http://own.invalid')) return null
  const url = new URL(text, 'http://own.invalid')
  if (url.username !== '' || url.password !== '') return null
  const read = readAddress(`${url.pathname}${url.search}`)
  if (!read) return null
  const foreign = !own && !rules.isOwnHost(url.hostname)
  if (foreign && !rules.allowsForeign(url.origin)) return null
  return { origin: own ? null : url.origin, foreign, ...read, hash: url.hash }
}
