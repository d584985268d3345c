import { LRUCache } from 'lru-cache'
import type { ShopMap } from '../config/shop-map.ts'
import type { House } from '../house.ts'
import type { Visit } from '../request/visit.ts'
import type { Address } from './address.ts'
import { shortCodeOf, shortCodeRule, tableRule } from './data-rules.ts'
import {
  catalogQueryRule,
  lastSlashRule,
  legacyRule,
  lowercaseRule,
  manufacturerZeroRule,
} from './fixed-rules.ts'
import { safeTarget, type TargetRules } from './safe-target.ts'
import { type RedirectRule, type Settled, settleTarget } from './settle-target.ts'

interface Rules {
  all: readonly RedirectRule[]
  fixed: readonly RedirectRule[]
  targets: TargetRules
  settled: LRUCache<string, Settled>
}

const afterTable = [lowercaseRule, catalogQueryRule, manufacturerZeroRule, lastSlashRule]
const rulesOf = new WeakMap<ShopMap, Rules>()

/** Where a path and query of this visit belong, by all rules (decisions «pipeline» 4). */
export async function settledAddress(
  house: House,
  visit: Visit,
  path: string,
  query: string,
): Promise<Settled> {
  const rules = rulesFor(house)
  const text = `${path}?${query}`
  const known = rules.settled.get(text)
  if (known) return { ...known, address: onOwnHost(known.address, visit) }
  const start: Address = { origin: null, foreign: false, path, query, hash: '' }
  const found = await settleTarget(start, rules.all, rules.fixed)
  if (found.looped) house.log.error({ id: visit.id, path }, 'redirects run in a circle, ignored')
  if (shortCodeOf(path) === null && text.length < 500) rules.settled.set(text, found)
  return { ...found, address: onOwnHost(found.address, visit) }
}

/** Where a redirect of the storefront leads in the end; null where it must not be followed. */
export async function redirectTarget(
  house: House,
  visit: Visit,
  location: string,
): Promise<Address | null> {
  const rules = rulesFor(house)
  const target = safeTarget(location, rules.targets)
  if (!target || target.foreign) return target
  const outside = { ...target, path: withoutContext(target.path) }
  const settled = await settleTarget(outside, rules.all, rules.fixed)
  return onOwnHost(settled.address, visit)
}

/** The storefront may name its inner path, with variant, language and audience in front. */
function withoutContext(path: string): string {
  return path.replace(/^\/[\w.~-]+\/(ru|kk|en)\/(person|bot)(?=\/)/, '')
}

function onOwnHost(address: Address, visit: Visit): Address {
  if (address.origin === null || new URL(address.origin).host !== visit.host) return address
  return { ...address, origin: null }
}

function rulesFor(house: House): Rules {
  const { map } = house.config
  if (!map) throw new Error('Redirects are asked for before the configuration has come')
  const before = rulesOf.get(map)
  if (before) return before
  const own = new Set([
    'localhost',
    'kz.localhost',
    '127.0.0.1',
    '[::1]',
    ...house.settings.allowedHosts,
  ])
  const listed = new Set(house.settings.redirectOrigins)
  const shortTargets: TargetRules = {
    isOwnHost: (hostname) => own.has(hostname),
    allowsForeign: (origin) => listed.has(origin),
  }
  // Staff write the table themselves, so it may name any address; a short code is a shorter way in.
  const targets: TargetRules = { ...shortTargets, allowsForeign: () => true }
  const codes = shortCodeRule((code) => house.shortCodes.lookUp(code), shortTargets, house.log)
  const rules: Rules = {
    all: [codes, legacyRule, tableRule(map, targets, house.log), ...afterTable],
    fixed: [legacyRule, ...afterTable],
    targets,
    settled: new LRUCache({ max: 20_000 }),
  }
  rulesOf.set(map, rules)
  return rules
}
