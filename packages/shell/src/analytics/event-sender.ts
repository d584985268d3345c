import { type DataLayerEntry, dataLayerEntry, type EntrySettings } from './data-layer-entry.ts'
import { type EventStorage, readEvents, writeEvents } from './event-store.ts'
import type { ShopEvent } from './shop-event.tsx'

type SenderOptions = {
  settings: EntrySettings
  /** Where the events wait. */
  storage?: EventStorage
  /** Where it is remembered over tabs and days which orders have been told of. */
  sent: EventStorage
  /** `dataLayer`, which the counter reads. */
  layer: { push: (entry: DataLayerEntry) => unknown }
}

const sentKey = 'svetlitsa-purchases'
const mostRemembered = 50

/**
 * Hands the waiting events to the data layer, oldest first and each once, as soon as the person has
 * agreed and the counter can hear them; until then they wait, and a refusal forgets them.
 */
export class EventSender {
  readonly #options: SenderOptions

  constructor(options: SenderOptions) {
    this.#options = options
  }

  /** What a person who refused did is nobody's business. */
  forget(): void {
    writeEvents([], this.#options.storage)
  }

  send(): void {
    const { settings, storage, layer } = this.#options
    const waiting = readEvents(storage)
    if (waiting.length === 0) return
    // Emptied before the layer hears of it: a reader that throws must not see the same again.
    writeEvents([], storage)
    for (const { event } of waiting) {
      if (this.#isRepeated(event)) continue
      try {
        layer.push(dataLayerEntry(event, settings))
      } catch {
        // A spoilt entry or a foreign reader must not hold up the rest.
      }
    }
  }

  #isRepeated(event: ShopEvent): boolean {
    if (event.action !== 'purchase') return false
    const { sent } = this.#options
    const known = knownOrders(sent)
    if (known.includes(event.orderId)) return true
    try {
      const latest = [...known, event.orderId].slice(-mostRemembered)
      sent.setItem(sentKey, JSON.stringify(latest))
    } catch {
      // Without a memory the purchase may be told twice; the counter knows orders by number too.
    }
    return false
  }
}

function knownOrders(sent: EventStorage): unknown[] {
  try {
    const known: unknown = JSON.parse(sent.getItem(sentKey) ?? '[]')
    return Array.isArray(known) ? known : []
  } catch {
    return []
  }
}
