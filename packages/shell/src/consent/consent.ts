/** The visitor's decision about analytics; null before it was made. */
export type Consent = 'all' | 'necessary' | null

const cookie = 'cookie_consent'
const yearSeconds = 365 * 24 * 60 * 60

/** Window event dispatched when the visitor has decided. */
export const consentGivenEvent = 'svetlitsa-consent'

export function readConsent(cookies = document.cookie): Consent {
  const value = new RegExp(`(?:^|;\\s*)${cookie}=(\\w+)`).exec(cookies)?.[1]
  return value === 'all' || value === 'necessary' ? value : null
}

/** Stores the decision for a year and notifies listeners. */
export function giveConsent(consent: NonNullable<Consent>): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${cookie}=${consent}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`
  dispatchEvent(new Event(consentGivenEvent))
}
