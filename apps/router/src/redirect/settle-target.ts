import { isExemptFromRedirects } from '../request/exempt-from-redirects.ts'
import { type Address, textOf } from './address.ts'

/** One rule: the address it leads to, or null where it has nothing to say. */
export interface RedirectStep {
  readonly address: Address
  readonly permanent: boolean
}

export type RedirectRule = (address: Address) => RedirectStep | null | Promise<RedirectStep | null>

export interface Settled {
  readonly address: Address
  readonly permanent: boolean
  /** The rules chased each other for more than five rounds and were left aside. */
  readonly looped: boolean
}

const maxRounds = 5

/**
 * Computes the one address a request belongs to: all rules in their order, again and again until
 * the address stands still (decisions «pipeline» 4). `data` are the rules that staff can change
 * (short codes, redirect table); where they run in a circle only the fixed ones count, so that the
 * answer is always an address that is not redirected again.
 */
export async function settleTarget(
  start: Address,
  rules: readonly RedirectRule[],
  fixedRules: readonly RedirectRule[],
): Promise<Settled> {
  const settled = await standStill(start, rules)
  if (settled) return { ...settled, looped: false }
  const plain = (await standStill(start, fixedRules)) ?? { address: start, permanent: true }
  if (textOf(plain.address) === textOf(start)) return { ...plain, looped: true }
  const again = await standStill(plain.address, rules)
  return { ...(again ?? plain), looped: again === null }
}

async function standStill(
  start: Address,
  rules: readonly RedirectRule[],
): Promise<RedirectStep | null> {
  let now: RedirectStep = { address: start, permanent: true }
  for (let round = 0; round <= maxRounds; round += 1) {
    const before = textOf(now.address)
    now = await oneRound(now, rules)
    if (textOf(now.address) === before) return now
  }
  return null
}

async function oneRound(
  start: RedirectStep,
  rules: readonly RedirectRule[],
): Promise<RedirectStep> {
  let { address, permanent } = start
  for (const rule of rules) {
    if (address.foreign || isExemptFromRedirects(address.path)) break
    const said = rule(address)
    const step = said instanceof Promise ? await said : said
    if (!step) continue
    address = step.address
    permanent &&= step.permanent
  }
  return { address, permanent }
}
