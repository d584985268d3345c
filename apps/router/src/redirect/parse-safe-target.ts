import { readAddress } from '../request/read-address.ts'
import type { Address } from './address.ts'

/** The hosts and origins that a target may use. */
export interface TargetRules {
  /** Whether the host belongs to the shop. */
  isShopHost(hostname: string): boolean
  /** Whether an external origin may be a target. */
  allowsExternal(origin: string): boolean
}

// Browsers drop or rewrite these characters, so that `/\evil.example` would leave the shop.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const unsafeCharacters = /[\x00-\x20\x7f\\]/

/**
 * Parses a redirect target written by staff. Accepts own paths and absolute http(s) addresses of
 * allowed origins, without credentials, control characters or anything a browser would parse
 * differently (ADR 0046). Returns null if the target is unsafe.
 */
export function parseSafeTarget(text: string, rules: TargetRules): Address | null {
  if (text === '' || unsafeCharacters.test(text)) return null
  const isRelative = text.startsWith('/') && !text.startsWith('//')
  if (!isRelative && !/^https?:\/\/[^/?#@]+([/?#]|$)/i.test(text)) return null
  if (!URL.canParse(text, 'http://own.invalid')) return null
  const url = new URL(text, 'http://own.invalid')
  if (url.username !== '' || url.password !== '') return null
  const read = readAddress(`${url.pathname}${url.search}`)
  if (!read) return null
  const isExternal = !isRelative && !rules.isShopHost(url.hostname)
  if (isExternal && !rules.allowsExternal(url.origin)) return null
  return { origin: isRelative ? null : url.origin, isExternal, ...read, hash: url.hash }
}
