import type { Env } from '../../../env.ts'

interface CodeLimits {
  /** Messages a day per phone number, for browsers that never logged in with it. */
  perDay: number
  /** Messages a day per phone number, for one browser that logged in with it. */
  perDayKnownBrowser: number
  /** Messages an hour requested from one address. */
  perHourAddress: number
}

const DEMO_LIMITS = 200

/** Limits of codes (ADR 0041); higher on a demonstration, which sends no real messages. */
export function getCodeLimits(env: Env): CodeLimits {
  return {
    perDay: env.CODES_PER_DAY ?? (env.DEMO ? DEMO_LIMITS : 5),
    perDayKnownBrowser: env.CODES_PER_DAY_KNOWN_BROWSER ?? (env.DEMO ? DEMO_LIMITS : 10),
    perHourAddress: env.CODES_PER_HOUR_ADDRESS ?? (env.DEMO ? DEMO_LIMITS : 10),
  }
}
