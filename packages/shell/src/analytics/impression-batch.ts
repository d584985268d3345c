import type { EventItem } from './shop-event.tsx'

/** Cards come into sight in dozens while one scrolls: one event for all that came within it. */
const waitMs = 1_000

/** Gathers the cards that were seen; each is told once for its list, until the page is turned. */
export class ImpressionBatch {
  readonly #tell: (items: readonly EventItem[]) => void
  readonly #told = new Set<string>()
  #items: EventItem[] = []
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(tell: (items: readonly EventItem[]) => void) {
    this.#tell = tell
  }

  see(item: EventItem): void {
    const key = `${item.list ?? ''} ${item.id}`
    if (this.#told.has(key)) return
    this.#told.add(key)
    this.#items.push(item)
    this.#timer ??= setTimeout(() => this.flush(), waitMs)
  }

  /** Tells what is waiting at once: the page is being left. */
  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    const items = this.#items
    this.#items = []
    if (items.length > 0) this.#tell(items)
  }

  /** Another page: what is seen on it counts anew. */
  turnPage(): void {
    this.flush()
    this.#told.clear()
  }
}
