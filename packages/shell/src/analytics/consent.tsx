/** What the person decided about analytics; null before they were asked. */
export type Consent = 'all' | 'necessary' | null

const cookie = 'cookie_consent'
const yearSeconds = 365 * 24 * 60 * 60

/** Told on the window when the person has decided. */
export const consentGiven = 'svetlitsa-consent'

export function readConsent(cookies = document.cookie): Consent {
  const value = new RegExp(`(?:^|;\\s*)${cookie}=(\\w+)`).exec(cookies)?.[1]
  return value === 'all' || value === 'necessary' ? value : null
}

/** Keeps the decision for a year and tells those who wait for it. */
export function giveConsent(consent: NonNullable<Consent>): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${cookie}=${consent}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`
  dispatchEvent(new Event(consentGiven))
}
