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
