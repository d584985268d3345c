import { resolveLegacyPath } from '@svetlitsa/domain/route/resolve-legacy-path'
import type { Address } from './address.ts'
import type { RedirectRule } from './resolve-target.ts'

const toStep = (address: Address, path: string, query = address.query) =>
  path === address.path && query === address.query
    ? null
    : { address: { ...address, path, query }, permanent: true }

/** Legacy addresses redirect to their current screen, with the query (ADR 0046). */
export const legacyRule: RedirectRule = (address) => {
  const target = resolveLegacyPath(address.path)
  return target === null ? null : toStep(address, target)
}

/** Lower-cases catalogue and product paths; %-escapes stay unchanged (rule.lowercase). */
export const lowercaseRule: RedirectRule = (address) => {
  if (!/^\/catalog(\/|$)/i.test(address.path)) return null
  const lower = address.path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  )
  return toStep(address, lower)
}

/** The section index has no query (rule.catalog-query). */
export const catalogQueryRule: RedirectRule = (address) =>
  /^\/catalog\/?$/.test(address.path) ? toStep(address, address.path, '') : null

/** The manufacturer id 0 means none (rule.manufacturer-zero). */
export const manufacturerZeroRule: RedirectRule = (address) =>
  /^\/manufacturers\/0+(\/|$)/i.test(address.path) ? toStep(address, '/manufacturers/') : null

/** Every page path ends with a slash; the query is preserved (rule.trailing-slash). */
export const lastSlashRule: RedirectRule = (address) =>
  address.path.endsWith('/') ? null : toStep(address, `${address.path}/`)
