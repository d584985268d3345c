import { keepEvent } from './event-store.ts'
import type { ShopEvent } from './shop-event.tsx'

/** Told on the window that an event waits; the sender listens once it is loaded. */
export const eventKept = 'svetlitsa-event'

/**
 * Notes what a person did, for the reports of the shop: `trackEvent({ action: 'add', items })`. It
 * may be called anywhere at any time and never throws. The event is written down at once, so that
 * neither a change of page nor a late script loses it, and leaves the browser only when the person
 * has agreed to analytics, in the order things happened.
 */
export function trackEvent(event: ShopEvent): void {
  try {
    keepEvent(event, Date.now())
    dispatchEvent(new Event(eventKept))
  } catch {
    // Reports are never worth a broken page.
  }
}
