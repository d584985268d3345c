import { storeEvent } from './event-store.ts'
import type { ShopEvent } from './shop-event.ts'

/**
 * Window event dispatched when an analytics event was stored; the sender listens once it has
 * loaded.
 */
export const eventStoredName = 'svetlitsa-event'

/**
 * Records a visitor's action for analytics: `trackEvent({ action: 'add', items })`. May be called
 * anywhere at any time and never throws. The event is stored at once, so that neither navigation
 * nor a late script loses it, and is sent in order only after consent to analytics.
 */
export function trackEvent(event: ShopEvent): void {
  try {
    storeEvent(event, Date.now())
    dispatchEvent(new Event(eventStoredName))
  } catch {
    // Analytics must never break a page.
  }
}
