import type { Env } from '../../env.ts'

interface CodeLimits {
  /** Messages a day to a number, from browsers that never logged in with it. */
  perDay: number
  /** Messages a day to a number, from one browser that did. */
  perDayKnownBrowser: number
  /** Messages an hour asked for from one address. */
  perHourAddress: number
}

const IN_A_DEMONSTRATION = 200

/** How many codes may be sent (decisions, «Identity»); on a demonstration none really is. */
export function codeLimitsOf(env: Env): CodeLimits {
  return {
    perDay: env.CODES_PER_DAY ?? (env.DEMO ? IN_A_DEMONSTRATION : 5),
    perDayKnownBrowser: env.CODES_PER_DAY_KNOWN_BROWSER ?? (env.DEMO ? IN_A_DEMONSTRATION : 10),
    perHourAddress: env.CODES_PER_HOUR_ADDRESS ?? (env.DEMO ? IN_A_DEMONSTRATION : 10),
  }
}
