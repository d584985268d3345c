const key = 'svetlitsa-sent-code'
/** A code is valid for five minutes (ADR 0041). */
const lifeMs = 5 * 60_000

interface SentCode {
  phone: string
  sentAt: number
  /** When another code may be requested, in epoch milliseconds. */
  againAt: number
}

/**
 * Stores in the tab where a code was sent, so that it can still be typed after closing the window
 * or reloading the page, with the same countdown (checkout.contacts, the timer is stored locally).
 */
export function storeSentCode(phone: string, waitSeconds: number, now: number): void {
  const sent: SentCode = { phone, sentAt: now, againAt: now + waitSeconds * 1000 }
  sessionStorage.setItem(key, JSON.stringify(sent))
}

/**
 * Returns the code request that is still valid, with the seconds until another may be requested.
 */
export function readSentCode(now: number): { phone: string; waitSeconds: number } | null {
  const stored = sessionStorage.getItem(key)
  if (!stored) return null
  const { phone, sentAt, againAt } = JSON.parse(stored) as SentCode
  if (now - sentAt >= lifeMs) return null
  return { phone, waitSeconds: Math.max(0, Math.ceil((againAt - now) / 1000)) }
}

/** The code was used: the next login starts with the phone number. */
export function clearSentCode(): void {
  sessionStorage.removeItem(key)
}
