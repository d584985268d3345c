/** Storefront §9: on subscribing the popup stays away for a year, closed without it for a week. */
const days = { subscribed: 365, closed: 7 } as const
const cookie = 'popup_300_closed'
const flag = 'svetlitsa-subscribed'

/** Told on the window when somebody subscribed. */
const subscribed = 'svetlitsa-subscribed'

/** Whether the popup was closed or answered not long ago. */
export function isPopupClosed(cookies = document.cookie): boolean {
  return new RegExp(`(?:^|;\\s*)${cookie}=true(?:;|$)`).test(cookies)
}

/** The cookie as it is written when the popup is closed, or when the person has subscribed. */
export function popupCookie(cause: keyof typeof days): string {
  return `${cookie}=true; Path=/; Max-Age=${days[cause] * 24 * 60 * 60}; SameSite=Lax`
}

/** The cookie that takes it back: a subscription that failed leaves no trace. */
export const noPopupCookie = `${cookie}=; Path=/; Max-Age=0; SameSite=Lax`

/** Notes that the popup was closed; a subscription is remembered longer and not shortened. */
export function notePopupClosed(): void {
  if (!isSubscribed()) writeCookie(popupCookie('closed'))
}

export function noteSubscribed(): void {
  writeCookie(popupCookie('subscribed'))
  try {
    localStorage.setItem(flag, 'true')
  } catch {
    // Without a memory the block is shown again; that harms nobody.
  }
  dispatchEvent(new Event(subscribed))
}

export function noteFailed(): void {
  writeCookie(noPopupCookie)
}

/** Whether this browser has subscribed: then no block and no popup ask again. */
export function isSubscribed(): boolean {
  try {
    return localStorage.getItem(flag) === 'true'
  } catch {
    return false
  }
}

/** Calls back when somebody subscribes on this page; ends with the returned function. */
export function onSubscribed(listener: () => void): () => void {
  addEventListener(subscribed, listener)
  return () => removeEventListener(subscribed, listener)
}

function writeCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = text
}
