import { consentGivenEvent, readConsent } from '../consent/consent.ts'
import type { DataLayerEntry, EntrySettings } from './event/build-data-layer-entry.ts'
import { EventSender } from './event/event-sender.ts'
import type { EventStorage } from './event/event-store.ts'
import { eventStoredName } from './event/track-event.ts'
import { observeProducts } from './page/observe-products.ts'

export type AnalyticsSettings = EntrySettings & { metrikaId: number | null }

/**
 * Sends stored events once the visitor has given consent and the counter is ready. Without a
 * counter only the data layer is filled, for other consumers. Returns the function that stops it.
 */
export function runAnalytics(settings: AnalyticsSettings): () => void {
  const { metrikaId } = settings
  const dataLayer = window.dataLayer ?? ([] as DataLayerEntry[])
  window.dataLayer = dataLayer
  const sender = new EventSender({ settings, sent: getLocalStorage(), dataLayer })
  let isStarted = false
  let isCounterReady = metrikaId === null
  let stopWatching: (() => void) | null = null
  let counter: typeof import('./metrika-counter.ts') | null = null

  // Loaded only after consent; where loading fails, the next event tries again.
  const startCounter = async (counterId: number) => {
    isStarted = true
    try {
      const { readCampaign } = await import('./read-campaign.ts')
      counter = await import('./metrika-counter.ts')
      counter.startCounter(counterId, readCampaign().marks, () => {
        isCounterReady = true
        sender.send()
      })
    } catch {
      isStarted = false
    }
  }

  const flushEvents = () => {
    const consent = readConsent()
    if (consent === 'necessary') {
      sender.forget()
      stopWatching?.()
      stopWatching = null
      return
    }
    stopWatching ??= observeProducts()
    if (consent !== 'all') return
    if (metrikaId !== null && !isStarted) void startCounter(metrikaId)
    if (isCounterReady) sender.send()
  }
  const sendPageHit = () => {
    if (isCounterReady && metrikaId !== null) counter?.sendHit(metrikaId)
  }

  const triggerEvents = [eventStoredName, consentGivenEvent, 'focus', 'pageshow'] as const
  for (const name of triggerEvents) addEventListener(name, flushEvents)
  const pages = 'navigation' in window ? (window.navigation as EventTarget) : null
  pages?.addEventListener('navigatesuccess', sendPageHit)
  flushEvents()
  return () => {
    stopWatching?.()
    for (const name of triggerEvents) removeEventListener(name, flushEvents)
    pages?.removeEventListener('navigatesuccess', sendPageHit)
  }
}

/**
 * Local storage with the orders already sent, shared by tabs and kept over days; a no-op where the
 * browser gives no storage.
 */
function getLocalStorage(): EventStorage {
  try {
    return localStorage
  } catch {
    return { getItem: () => null, setItem: () => {} }
  }
}
