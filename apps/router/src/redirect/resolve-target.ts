import { isExemptFromRedirects } from '../request/is-exempt-from-redirects.ts'
import { type Address, formatAddress } from './address.ts'

/** A redirect rule: returns the target address, or null if it does not apply. */
export interface RedirectStep {
  readonly address: Address
  readonly permanent: boolean
}

export type RedirectRule = (address: Address) => RedirectStep | null | Promise<RedirectStep | null>

export interface ResolvedTarget {
  readonly address: Address
  readonly permanent: boolean
  /** The rules did not settle within five rounds, so the data rules were ignored. */
  readonly looped: boolean
}

const maxRounds = 5

/**
 * Computes the canonical address of a request: applies all rules in order until the address no
 * longer changes (ADR 0046, step 4). `data` are the rules that staff can change (short codes,
 * redirect table); if they form a cycle, only the fixed rules apply, so that the result is always
 * an address that is not redirected again.
 */
export async function resolveTarget(
  start: Address,
  rules: readonly RedirectRule[],
  fixedRules: readonly RedirectRule[],
): Promise<ResolvedTarget> {
  const resolved = await resolveUntilStable(start, rules)
  if (resolved) return { ...resolved, looped: false }
  const plain = (await resolveUntilStable(start, fixedRules)) ?? { address: start, permanent: true }
  if (formatAddress(plain.address) === formatAddress(start)) return { ...plain, looped: true }
  const stable = await resolveUntilStable(plain.address, rules)
  return { ...(stable ?? plain), looped: stable === null }
}

async function resolveUntilStable(
  start: Address,
  rules: readonly RedirectRule[],
): Promise<RedirectStep | null> {
  let now: RedirectStep = { address: start, permanent: true }
  for (let round = 0; round <= maxRounds; round += 1) {
    const before = formatAddress(now.address)
    now = await applyRulesOnce(now, rules)
    if (formatAddress(now.address) === before) return now
  }
  return null
}

async function applyRulesOnce(
  start: RedirectStep,
  rules: readonly RedirectRule[],
): Promise<RedirectStep> {
  let { address, permanent } = start
  for (const rule of rules) {
    if (address.isExternal || isExemptFromRedirects(address.path)) break
    const outcome = rule(address)
    const step = outcome instanceof Promise ? await outcome : outcome
    if (!step) continue
    address = step.address
    permanent &&= step.permanent
  }
  return { address, permanent }
}
