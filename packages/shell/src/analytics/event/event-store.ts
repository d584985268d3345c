import type { ShopEvent } from './shop-event.ts'

export type StoredEvent = { at: number; event: ShopEvent }

export type EventStorage = Pick<Storage, 'getItem' | 'setItem'>

const key = 'svetlitsa-events'
const maxEvents = 200

/** Fallback where the browser gives no storage: events then live as long as the page. */
let inMemory: string | null = null

const memory: EventStorage = {
  getItem: () => inMemory,
  setItem: (_key, text) => {
    inMemory = text
  },
}

/** Adds an event to the queue. Past the limit views are dropped first, purchases never. */
export function storeEvent(event: ShopEvent, storedAt: number, storage = getStorage()): void {
  const stored = [...readEvents(storage), { at: storedAt, event }]
  while (stored.length > maxEvents) stored.splice(findLeastImportant(stored), 1)
  writeEvents(stored, storage)
}

export function readEvents(storage = getStorage()): StoredEvent[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

export function writeEvents(stored: readonly StoredEvent[], storage = getStorage()): void {
  try {
    storage.setItem(key, JSON.stringify(stored))
  } catch {
    memory.setItem(key, JSON.stringify(stored))
  }
}

function findLeastImportant(stored: readonly StoredEvent[]): number {
  const view = stored.findIndex(({ event }) => ['impressions', 'click'].includes(event.action))
  if (view >= 0) return view
  return Math.max(
    0,
    stored.findIndex(({ event }) => event.action !== 'purchase'),
  )
}

/** Session storage: a queue shared by tabs would send an event twice. */
function getStorage(): EventStorage {
  try {
    return inMemory === null ? sessionStorage : memory
  } catch {
    return memory
  }
}
