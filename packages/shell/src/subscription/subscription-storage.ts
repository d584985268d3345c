/**
 * subscribe.close: the popup stays hidden for a year after subscribing, for a week after closing.
 */
const cookieDays = { subscribed: 365, closed: 7 } as const
const cookie = 'popup_300_closed'
const storageKey = 'svetlitsa-subscribed'

/** Window event dispatched when the visitor has subscribed. */
const subscribedEvent = 'svetlitsa-subscribed'

/** Whether the popup was closed or submitted recently. */
export function isPopupClosed(cookies = document.cookie): boolean {
  return new RegExp(`(?:^|;\\s*)${cookie}=true(?:;|$)`).test(cookies)
}

/** Builds the cookie written when the popup is closed, or when the visitor has subscribed. */
export function buildPopupCookie(cause: keyof typeof cookieDays): string {
  return `${cookie}=true; Path=/; Max-Age=${cookieDays[cause] * 24 * 60 * 60}; SameSite=Lax`
}

/** Removes the cookie after a failed subscription. */
export const noPopupCookie = `${cookie}=; Path=/; Max-Age=0; SameSite=Lax`

/** Stores that the popup was closed; does not shorten the longer cookie of a subscription. */
export function storePopupClosed(): void {
  if (!isSubscribed()) writeCookie(buildPopupCookie('closed'))
}

export function storeSubscribed(): void {
  writeCookie(buildPopupCookie('subscribed'))
  try {
    localStorage.setItem(storageKey, 'true')
  } catch {
    // Without storage the block is shown again, which is harmless.
  }
  dispatchEvent(new Event(subscribedEvent))
}

export function clearPopupClosed(): void {
  writeCookie(noPopupCookie)
}

/** Whether this browser has subscribed; block and popup are then hidden. */
export function isSubscribed(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'true'
  } catch {
    return false
  }
}

/**
 * Subscribes to a subscription made on this page; returns the function that removes the listener.
 */
export function onSubscribed(listener: () => void): () => void {
  addEventListener(subscribedEvent, listener)
  return () => removeEventListener(subscribedEvent, listener)
}

function writeCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = text
}
