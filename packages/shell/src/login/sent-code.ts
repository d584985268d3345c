const key = 'svetlitsa-sent-code'
/** A code is valid for five minutes (ADR 0041). */
const lifeMs = 5 * 60_000

/** A message with a code on its way to a phone. */
export interface SentCode {
  /** As typed; masked for staff after the password, whose number stays hidden. */
  phone: string
  smsStatusId: string | null
  sentAt: number
  /** When another code may be requested, in epoch milliseconds. */
  againAt: number
}

export function createSentCode(
  message: { phone: string; smsStatusId: string | null; waitSeconds: number },
  now: number,
): SentCode {
  const { phone, smsStatusId, waitSeconds } = message
  return { phone, smsStatusId, sentAt: now, againAt: now + waitSeconds * 1000 }
}

/** When the code ends, in epoch milliseconds. */
export function getCodeEnd({ sentAt }: SentCode): number {
  return sentAt + lifeMs
}

/** Whether another code may be requested. */
export function canRequestAgain({ againAt }: SentCode, now: number): boolean {
  return now >= againAt
}

/**
 * Stores in the tab where a code was sent, so that it can still be typed after closing the window
 * or reloading the page, with the same countdown (checkout.contacts, the timer is stored locally).
 */
export function storeSentCode(sent: SentCode): void {
  sessionStorage.setItem(key, JSON.stringify(sent))
}

/** Returns the code request that is still valid. */
export function readSentCode(now: number): SentCode | null {
  const stored = sessionStorage.getItem(key)
  if (!stored) return null
  const sent = JSON.parse(stored) as SentCode
  return now < getCodeEnd(sent) ? sent : null
}

/** The code was used: the next login starts with the phone number. */
export function clearSentCode(): void {
  sessionStorage.removeItem(key)
}
