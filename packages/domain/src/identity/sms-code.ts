const smallestCode = 100_000
const codeCount = 900_000

/**
 * Returns an SMS code: six digits without a leading zero, because it is sent as a number (ADR
 * 0041).
 *
 * @param random from 0 inclusive to 1 exclusive, from a cryptographically secure source so that
 * codes cannot be predicted.
 * @throws RangeError for a value outside that range.
 */
export function generateSmsCode(random: number): number {
  if (!(random >= 0 && random < 1))
    throw new RangeError(`Expected a number from 0 inclusive to 1 exclusive, got ${random}`)
  return smallestCode + Math.floor(random * codeCount)
}

const resendDelayMs = 60_000

/**
 * Returns the whole seconds until another code may be sent to a number: 60 seconds after the last
 * one (ADR 0041).
 */
export function calculateSmsWaitSeconds(lastSentAt: Date | null, now: Date): number {
  if (lastSentAt === null) return 0
  return Math.max(0, Math.ceil((lastSentAt.getTime() + resendDelayMs - now.getTime()) / 1_000))
}

const lifetimeMs = 5 * 60_000
const allowedTries = 3

export type SmsCodeResult = 'accepted' | 'wrong' | 'expired' | 'used' | 'no-tries-left'

/**
 * Validates an entered SMS code: it is valid for 5 minutes, once, with 3 attempts (ADR 0041). The
 * caller increments the attempts of the session before comparing, so that concurrent attempts are
 * counted separately.
 *
 * @param code.triesBefore attempts made before this one.
 * @param code.isEqual whether the hash of the entered code equals the stored hash.
 */
export function validateSmsCode(code: {
  sentAt: Date
  now: Date
  triesBefore: number
  isUsed: boolean
  isEqual: boolean
}): SmsCodeResult {
  if (code.isUsed) return 'used'
  if (code.triesBefore >= allowedTries) return 'no-tries-left'
  if (code.now.getTime() - code.sentAt.getTime() >= lifetimeMs) return 'expired'
  return code.isEqual ? 'accepted' : 'wrong'
}

const freshMs = 15 * 60_000

/**
 * Returns whether staff must enter a new code before a refund or a price change: the last one is
 * valid for 15 minutes (ADR 0041).
 */
export function needsFreshCode(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt === null || now.getTime() - confirmedAt.getTime() >= freshMs
}
