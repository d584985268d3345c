import type { Env } from '../../../env.ts'

interface CodeLimits {
  /** Messages a day per phone number, for browsers that never logged in with it. */
  perDay: number
  /** Messages a day per phone number, for one browser that logged in with it. */
  perDayKnownBrowser: number
  /** Messages an hour requested from one address. */
  perHourAddress: number
}

/** Limits of codes (ADR 0041). */
export function getCodeLimits(env: Env): CodeLimits {
  return {
    perDay: env.CODES_PER_DAY ?? 5,
    perDayKnownBrowser: env.CODES_PER_DAY_KNOWN_BROWSER ?? 10,
    perHourAddress: env.CODES_PER_HOUR_ADDRESS ?? 10,
  }
}
