import { consentGiven, readConsent } from './consent.tsx'
import type { DataLayerEntry, EntrySettings } from './data-layer-entry.ts'
import { EventSender } from './event-sender.ts'
import type { EventStorage } from './event-store.ts'
import { eventKept } from './track-event.tsx'
import { watchGoods } from './watch-goods.ts'

export type AnalyticsSettings = EntrySettings & { metrikaId: number | null }

/**
 * Sends what the pages noted, as soon as the person agreed and the counter listens: without a
 * counter the data layer alone is filled, for whatever the shop puts behind it. Ends with the
 * returned function.
 */
export function runAnalytics(settings: AnalyticsSettings): () => void {
  const { metrikaId } = settings
  const layer = window.dataLayer ?? ([] as DataLayerEntry[])
  window.dataLayer = layer
  const sender = new EventSender({ settings, sent: ownMemory(), layer })
  let isStarted = false
  let isHeard = metrikaId === null
  let stopWatching: (() => void) | null = null
  let counter: typeof import('./metrika-counter.ts') | null = null

  // Fetched for those who agreed; where that fails, the next event tries again.
  const startCounter = async (counterId: number) => {
    isStarted = true
    try {
      const { readCampaign } = await import('./read-campaign.tsx')
      counter = await import('./metrika-counter.ts')
      counter.startCounter(counterId, readCampaign().marks, () => {
        isHeard = true
        sender.send()
      })
    } catch {
      isStarted = false
    }
  }

  const pass = () => {
    const consent = readConsent()
    if (consent === 'necessary') {
      sender.forget()
      stopWatching?.()
      stopWatching = null
      return
    }
    stopWatching ??= watchGoods()
    if (consent !== 'all') return
    if (metrikaId !== null && !isStarted) void startCounter(metrikaId)
    if (isHeard) sender.send()
  }
  const hit = () => {
    if (isHeard && metrikaId !== null) counter?.hitCounter(metrikaId)
  }

  const heard = [eventKept, consentGiven, 'focus', 'pageshow'] as const
  for (const name of heard) addEventListener(name, pass)
  const pages = 'navigation' in window ? (window.navigation as EventTarget) : null
  pages?.addEventListener('navigatesuccess', hit)
  pass()
  return () => {
    stopWatching?.()
    for (const name of heard) removeEventListener(name, pass)
    pages?.removeEventListener('navigatesuccess', hit)
  }
}

/** Orders told of before, over tabs and days; nowhere where the browser keeps nothing. */
function ownMemory(): EventStorage {
  try {
    return localStorage
  } catch {
    return { getItem: () => null, setItem: () => {} }
  }
}
