import type { ShopEvent } from './shop-event.tsx'

export type KeptEvent = { at: number; event: ShopEvent }

export type EventStorage = Pick<Storage, 'getItem' | 'setItem'>

const key = 'svetlitsa-events'
const mostKept = 200

/** Stands in where the browser keeps nothing for the shop: events then live as long as the page. */
let inMemory: string | null = null

const memory: EventStorage = {
  getItem: () => inMemory,
  setItem: (_key, text) => {
    inMemory = text
  },
}

/** Adds an event to those that wait. Past the limit views make room first, purchases never do. */
export function keepEvent(event: ShopEvent, at: number, storage = ownStorage()): void {
  const kept = [...readEvents(storage), { at, event }]
  while (kept.length > mostKept) kept.splice(leastWanted(kept), 1)
  writeEvents(kept, storage)
}

export function readEvents(storage = ownStorage()): KeptEvent[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

export function writeEvents(kept: readonly KeptEvent[], storage = ownStorage()): void {
  try {
    storage.setItem(key, JSON.stringify(kept))
  } catch {
    memory.setItem(key, JSON.stringify(kept))
  }
}

function leastWanted(kept: readonly KeptEvent[]): number {
  const view = kept.findIndex(({ event }) => ['impressions', 'click'].includes(event.action))
  if (view >= 0) return view
  return Math.max(
    0,
    kept.findIndex(({ event }) => event.action !== 'purchase'),
  )
}

/** The tab's own storage: a queue shared by tabs would send one event twice. */
function ownStorage(): EventStorage {
  try {
    return inMemory === null ? sessionStorage : memory
  } catch {
    return memory
  }
}
