import { LRUCache } from 'lru-cache'
import type { ConfigLookup } from '../config/config-lookup.ts'
import type { RequestContext } from '../request/request-context.ts'
import type { Address } from './address.ts'
import { createShortCodeRule, createTableRule, parseShortCode } from './data-rules.ts'
import {
  catalogQueryRule,
  lastSlashRule,
  legacyRule,
  lowercaseRule,
  manufacturerZeroRule,
} from './fixed-rules.ts'
import { parseSafeTarget, type TargetRules } from './parse-safe-target.ts'
import type { RedirectContext } from './redirect-context.ts'
import { type RedirectRule, type ResolvedTarget, resolveTarget } from './resolve-target.ts'

interface Rules {
  all: readonly RedirectRule[]
  fixed: readonly RedirectRule[]
  targets: TargetRules
  resolved: LRUCache<string, ResolvedTarget>
}

const afterTable = [lowercaseRule, catalogQueryRule, manufacturerZeroRule, lastSlashRule]
const rulesByConfig = new WeakMap<ConfigLookup, Rules>()

/** Resolves the canonical address of a path and query by all rules (ADR 0046, step 4). */
export async function resolveAddress(
  routerContext: RedirectContext,
  context: RequestContext,
  path: string,
  query: string,
): Promise<ResolvedTarget> {
  const rules = getRules(routerContext)
  const text = `${path}?${query}`
  const cached = rules.resolved.get(text)
  if (cached) return { ...cached, address: toRelativeOnHost(cached.address, context) }
  const start: Address = { origin: null, isExternal: false, path, query, hash: '' }
  const resolved = await resolveTarget(start, rules.all, rules.fixed)
  if (resolved.looped)
    routerContext.log.error(
      { id: context.id, path },
      'the redirect rules form a cycle and are ignored',
    )
  if (parseShortCode(path) === null && text.length < 500) rules.resolved.set(text, resolved)
  return { ...resolved, address: toRelativeOnHost(resolved.address, context) }
}

/** Resolves the final target of a storefront redirect; null if it is unsafe. */
export async function resolveRedirectTarget(
  routerContext: RedirectContext,
  context: RequestContext,
  location: string,
): Promise<Address | null> {
  const rules = getRules(routerContext)
  const target = parseSafeTarget(location, rules.targets)
  if (!target || target.isExternal) return target
  const outside = { ...target, path: removeContextPrefix(target.path) }
  const resolved = await resolveTarget(outside, rules.all, rules.fixed)
  return toRelativeOnHost(resolved.address, context)
}

/** The storefront may name its internal path, prefixed with variant, language and audience. */
function removeContextPrefix(path: string): string {
  return path.replace(/^\/[\w.~-]+\/(ru|kk|en)\/(person|bot)(?=\/)/, '')
}

function toRelativeOnHost(address: Address, context: RequestContext): Address {
  if (address.origin === null || new URL(address.origin).host !== context.host) return address
  return { ...address, origin: null }
}

function getRules(routerContext: RedirectContext): Rules {
  const { map } = routerContext.config
  if (!map) throw new Error('Redirects were resolved before the configuration was loaded')
  const before = rulesByConfig.get(map)
  if (before) return before
  const shopHosts = new Set([
    'localhost',
    'kz.localhost',
    '127.0.0.1',
    '[::1]',
    ...routerContext.settings.allowedHosts,
  ])
  const listed = new Set(routerContext.settings.redirectOrigins)
  const shortTargets: TargetRules = {
    isShopHost: (hostname) => shopHosts.has(hostname),
    allowsExternal: (origin) => listed.has(origin),
  }
  // Staff maintain the table themselves, so it may contain any address; short codes are restricted.
  const targets: TargetRules = { ...shortTargets, allowsExternal: () => true }
  const codes = createShortCodeRule(
    (code) => routerContext.shortCodes.resolve(code),
    shortTargets,
    routerContext.log,
  )
  const rules: Rules = {
    all: [codes, legacyRule, createTableRule(map, targets, routerContext.log), ...afterTable],
    fixed: [legacyRule, ...afterTable],
    targets,
    resolved: new LRUCache({ max: 20_000 }),
  }
  rulesByConfig.set(map, rules)
  return rules
}
