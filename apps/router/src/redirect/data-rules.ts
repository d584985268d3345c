import { isKnownFirstSegment } from '@svetlitsa/domain/route/known-first-segment'
import { splitPath } from '@svetlitsa/domain/route/split-path'
import type { Logger } from 'pino'
import type { ShopMap } from '../config/shop-map.ts'
import type { Address } from './address.ts'
import { safeTarget, type TargetRules } from './safe-target.ts'
import type { RedirectRule } from './settle-target.ts'

/** The code in a path that may be a short one: a single unknown segment; else null. */
export function shortCodeOf(path: string): string | null {
  const segments = splitPath(path)
  const code = segments?.length === 1 ? segments[0] : undefined
  return code && code.length <= 100 && !isKnownFirstSegment(code) ? code : null
}

/** A single unknown segment is looked up as a short code; its target comes as it is written. */
export function shortCodeRule(
  lookUp: (code: string) => Promise<string | null>,
  rules: TargetRules,
  log: Logger,
): RedirectRule {
  return (address) => {
    const code = shortCodeOf(address.path)
    return code === null ? null : followCode(code)
  }

  async function followCode(code: string) {
    const url = await lookUp(code)
    if (url === null) return null
    const target = safeTarget(url, rules)
    if (target) return { address: target, permanent: true }
    log.warn({ code }, 'the target of a short code is not allowed, the code is ignored')
    return null
  }
}

/** The redirect table that staff keep; the query goes on to addresses of the shop. */
export function tableRule(map: ShopMap, rules: TargetRules, log: Logger): RedirectRule {
  return (address) => {
    const entry = map.redirect(address.path, address.query)
    if (!entry) return null
    const target = safeTarget(entry.to, rules)
    if (!target) {
      log.warn({ from: address.path }, 'the target of a redirect is not allowed, it is ignored')
      return null
    }
    return { address: keepQuery(target, address), permanent: entry.permanent }
  }
}

function keepQuery(target: Address, from: Address): Address {
  if (target.foreign) return target
  const given = new Set(target.query.split('&').map(nameOf))
  const kept = from.query.split('&').filter((part) => part !== '' && !given.has(nameOf(part)))
  const query = [target.query, ...kept].filter((part) => part !== '').join('&')
  return { ...target, origin: target.origin ?? from.origin, query }
}

function nameOf(part: string): string {
  return part.split('=', 1)[0] ?? ''
}
