import {
  buildDataLayerEntry,
  type DataLayerEntry,
  type EntrySettings,
} from './build-data-layer-entry.ts'
import { type EventStorage, readEvents, writeEvents } from './event-store.ts'
import type { ShopEvent } from './shop-event.ts'

type SenderOptions = {
  settings: EntrySettings
  /** Storage of the pending events. */
  storage?: EventStorage
  /** Storage of the orders already sent, shared by tabs and kept over days. */
  sent: EventStorage
  /** `dataLayer`, which the counter reads. */
  dataLayer: { push: (entry: DataLayerEntry) => unknown }
}

const sentKey = 'svetlitsa-purchases'
const maxSentOrders = 50

/**
 * Pushes pending events to the data layer, oldest first and each once, as soon as the visitor has
 * given consent and the counter is ready. Until then they wait; a refusal drops them.
 */
export class EventSender {
  readonly #options: SenderOptions

  constructor(options: SenderOptions) {
    this.#options = options
  }

  /** Drops all pending events: activity of a visitor who refused must not be stored. */
  forget(): void {
    writeEvents([], this.#options.storage)
  }

  send(): void {
    const { settings, storage, dataLayer } = this.#options
    const pendingEvents = readEvents(storage)
    if (pendingEvents.length === 0) return
    // Clear the queue before pushing: after a reader throws, the same events must not be sent
    // again.
    writeEvents([], storage)
    for (const { event } of pendingEvents) {
      if (this.#isRepeated(event)) continue
      try {
        dataLayer.push(buildDataLayerEntry(event, settings))
      } catch {
        // A corrupted event or a failing third-party reader must not block the other events.
      }
    }
  }

  #isRepeated(event: ShopEvent): boolean {
    if (event.action !== 'purchase') return false
    const { sent } = this.#options
    const sentOrders = readSentOrders(sent)
    if (sentOrders.includes(event.orderId)) return true
    try {
      const latestOrders = [...sentOrders, event.orderId].slice(-maxSentOrders)
      sent.setItem(sentKey, JSON.stringify(latestOrders))
    } catch {
      // Without storage a purchase may be sent twice; the counter also deduplicates by order
      // number.
    }
    return false
  }
}

function readSentOrders(sent: EventStorage): unknown[] {
  try {
    const sentOrders: unknown = JSON.parse(sent.getItem(sentKey) ?? '[]')
    return Array.isArray(sentOrders) ? sentOrders : []
  } catch {
    return []
  }
}
