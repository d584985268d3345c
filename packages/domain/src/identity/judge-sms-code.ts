const lifetimeMs = 5 * 60_000
const allowedTries = 3

export type SmsCodeVerdict = 'accepted' | 'wrong' | 'expired' | 'used' | 'no-tries-left'

/**
 * What a typed code is worth: it lives 5 minutes, works once, and allows 3 tries
 * (decisions «Identity and access»). The caller counts the tries in the asking session, before the
 * code is compared, so that tries at once are not one try.
 *
 * @param code.triesBefore tries made before this one.
 * @param code.isEqual whether the typed code is the sent one, compared by its hash.
 */
export function judgeSmsCode(code: {
  sentAt: Date
  now: Date
  triesBefore: number
  isUsed: boolean
  isEqual: boolean
}): SmsCodeVerdict {
  if (code.isUsed) return 'used'
  if (code.triesBefore >= allowedTries) return 'no-tries-left'
  if (code.now.getTime() - code.sentAt.getTime() >= lifetimeMs) return 'expired'
  return code.isEqual ? 'accepted' : 'wrong'
}
