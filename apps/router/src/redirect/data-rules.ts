import { isKnownFirstSegment } from '@svetlitsa/domain/route/is-known-first-segment'
import { splitPath } from '@svetlitsa/domain/route/path'
import type { Logger } from 'pino'
import type { ConfigLookup } from '../config/config-lookup.ts'
import type { Address } from './address.ts'
import { parseSafeTarget, type TargetRules } from './parse-safe-target.ts'
import type { RedirectRule } from './resolve-target.ts'

/** Returns the possible short code in a path: a single unreserved segment; else null. */
export function parseShortCode(path: string): string | null {
  const segments = splitPath(path)
  const code = segments?.length === 1 ? segments[0] : undefined
  return code && code.length <= 100 && !isKnownFirstSegment(code) ? code : null
}

/** Looks a single unreserved segment up as a short code; the target is used as stored. */
export function createShortCodeRule(
  lookUp: (code: string) => Promise<string | null>,
  rules: TargetRules,
  log: Logger,
): RedirectRule {
  return (address) => {
    const code = parseShortCode(address.path)
    return code === null ? null : followCode(code)
  }

  async function followCode(code: string) {
    const url = await lookUp(code)
    if (url === null) return null
    const target = parseSafeTarget(url, rules)
    if (target) return { address: target, permanent: true }
    log.warn({ code }, 'the target of a short code is not allowed, the code is ignored')
    return null
  }
}

/** The redirect table that staff maintain; the query is passed on to addresses of the shop. */
export function createTableRule(map: ConfigLookup, rules: TargetRules, log: Logger): RedirectRule {
  return (address) => {
    const entry = map.redirect(address.path, address.query)
    if (!entry) return null
    const target = parseSafeTarget(entry.to, rules)
    if (!target) {
      log.warn({ from: address.path }, 'the target of a redirect is not allowed, it is ignored')
      return null
    }
    return { address: keepQuery(target, address), permanent: entry.permanent }
  }
}

function keepQuery(target: Address, from: Address): Address {
  if (target.isExternal) return target
  const targetNames = new Set(target.query.split('&').map(getParameterName))
  const remaining = from.query
    .split('&')
    .filter((part) => part !== '' && !targetNames.has(getParameterName(part)))
  const query = [target.query, ...remaining].filter((part) => part !== '').join('&')
  return { ...target, origin: target.origin ?? from.origin, query }
}

function getParameterName(part: string): string {
  return part.split('=', 1)[0] ?? ''
}
