import { legacyTarget } from '@svetlitsa/domain/route/legacy-table'
import type { Address } from './address.ts'
import type { RedirectRule } from './settle-target.ts'

const moved = (address: Address, path: string, query = address.query) =>
  path === address.path && query === address.query
    ? null
    : { address: { ...address, path, query }, permanent: true }

/** Older addresses lead to their present screen, the query kept (decisions «Legacy table»). */
export const legacyRule: RedirectRule = (address) => {
  const target = legacyTarget(address.path)
  return target === null ? null : moved(address, target)
}

/** Catalogue and product paths are lower case; %-escapes are left as they are (storefront §2). */
export const lowercaseRule: RedirectRule = (address) => {
  if (!/^\/catalog(\/|$)/i.test(address.path)) return null
  const lower = address.path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  )
  return moved(address, lower)
}

/** The index of sections has no query (storefront §2). */
export const catalogQueryRule: RedirectRule = (address) =>
  /^\/catalog\/?$/.test(address.path) ? moved(address, address.path, '') : null

/** A manufacturer with the id 0 is none (storefront §2). */
export const manufacturerZeroRule: RedirectRule = (address) =>
  /^\/manufacturers\/0+(\/|$)/i.test(address.path) ? moved(address, '/manufacturers/') : null

/** Every page ends with a slash, the query kept (storefront §2). */
export const lastSlashRule: RedirectRule = (address) =>
  address.path.endsWith('/') ? null : moved(address, `${address.path}/`)
