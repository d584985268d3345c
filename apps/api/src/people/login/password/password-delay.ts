import type { FailedAttempts } from '../login-attempt.queries.ts'

const FREE_ATTEMPTS_PER_PAIR = 3
/** Higher than for a single login, because a whole office may share one address. */
const FREE_ATTEMPTS_PER_ADDRESS = 20
const MAX_DELAY_SECONDS = 60

/** Whether a captcha is required, which is from the fourth failed attempt on. */
export function needsCaptcha({ loginCount, addressCount }: FailedAttempts): boolean {
  return loginCount >= FREE_ATTEMPTS_PER_PAIR || addressCount >= FREE_ATTEMPTS_PER_ADDRESS
}

/**
 * Seconds until the next attempt is allowed: doubles with every failure from the same address, at
 * most one minute. Failures from other addresses only require a captcha, so that a stranger cannot
 * lock a customer out (ADR 0041).
 */
export function getPasswordDelaySeconds(failures: FailedAttempts, now: Date): number {
  return Math.max(
    getDelayAfterSeconds(
      failures.pairCount - FREE_ATTEMPTS_PER_PAIR,
      failures.lastPairFailureAt,
      now,
    ),
    getDelayAfterSeconds(
      failures.addressCount - FREE_ATTEMPTS_PER_ADDRESS,
      failures.lastAddressFailureAt,
      now,
    ),
  )
}

function getDelayAfterSeconds(excess: number, last: Date | null, now: Date): number {
  if (excess < 0 || !last) return 0
  const delayMs = Math.min(2 ** excess, MAX_DELAY_SECONDS) * 1_000
  return Math.max(0, Math.ceil((last.getTime() + delayMs - now.getTime()) / 1_000))
}
