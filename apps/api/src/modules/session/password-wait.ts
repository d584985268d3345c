import type { Failures } from './login-failure.queries.ts'

const FREE_TRIES_OF_PAIR = 3
/** A whole office may sit behind one address. */
const FREE_TRIES_OF_ADDRESS = 20
const LONGEST_WAIT_SECONDS = 60

/** From the fourth wrong try on somebody must show that they are no robot. */
export function needsCaptcha({ ofLogin, ofAddress }: Failures): boolean {
  return ofLogin >= FREE_TRIES_OF_PAIR || ofAddress >= FREE_TRIES_OF_ADDRESS
}

/**
 * Seconds until a password may be tried again: doubling with every wrong one from the same address,
 * a minute at most. Strangers elsewhere do not slow the owner down; they bring on the captcha alone
 * (decisions, «Identity»: no lock that lets a stranger lock a customer out).
 */
export function passwordWait(failures: Failures, now: Date): number {
  return Math.max(
    waitAfter(failures.ofPair - FREE_TRIES_OF_PAIR, failures.lastOfPairAt, now),
    waitAfter(failures.ofAddress - FREE_TRIES_OF_ADDRESS, failures.lastOfAddressAt, now),
  )
}

function waitAfter(excess: number, last: Date | null, now: Date): number {
  if (excess < 0 || !last) return 0
  const waitMs = Math.min(2 ** excess, LONGEST_WAIT_SECONDS) * 1_000
  return Math.max(0, Math.ceil((last.getTime() + waitMs - now.getTime()) / 1_000))
}
