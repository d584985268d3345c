const key = 'svetlitsa-sent-code'
/** A code lives five minutes (decisions, «Identity»). */
const lifeMs = 5 * 60_000

interface SentCode {
  phone: string
  sentAt: number
  /** When another may be asked for. */
  againAt: number
}

/**
 * Keeps in the tab where a code went, so that who closed the window or came back to a page that was
 * loaded anew can type it still, and sees the same clock (account §4, the timer is stored locally).
 */
export function rememberCode(phone: string, waitSeconds: number, now: number): void {
  const sent: SentCode = { phone, sentAt: now, againAt: now + waitSeconds * 1000 }
  sessionStorage.setItem(key, JSON.stringify(sent))
}

/** The code that may still be typed, and after how many seconds another may be asked for. */
export function recallCode(now: number): { phone: string; waitSeconds: number } | null {
  const kept = sessionStorage.getItem(key)
  if (!kept) return null
  const { phone, sentAt, againAt } = JSON.parse(kept) as SentCode
  if (now - sentAt >= lifeMs) return null
  return { phone, waitSeconds: Math.max(0, Math.ceil((againAt - now) / 1000)) }
}

/** It was typed: the next login begins with the number. */
export function forgetCode(): void {
  sessionStorage.removeItem(key)
}
