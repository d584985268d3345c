import type { EventItem } from './shop-event.ts'

/** Scrolling shows dozens of cards; those viewed within this time share one event. */
const waitMs = 1_000

/** Collects viewed cards and reports each once per list, until the page changes. */
export class ImpressionBatch {
  readonly #onBatch: (items: readonly EventItem[]) => void
  readonly #reportedKeys = new Set<string>()
  #items: EventItem[] = []
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(onBatch: (items: readonly EventItem[]) => void) {
    this.#onBatch = onBatch
  }

  add(item: EventItem): void {
    const key = `${item.list ?? ''} ${item.id}`
    if (this.#reportedKeys.has(key)) return
    this.#reportedKeys.add(key)
    this.#items.push(item)
    this.#timer ??= setTimeout(() => this.flush(), waitMs)
  }

  /** Reports pending cards at once, because the page is being left. */
  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    const items = this.#items
    this.#items = []
    if (items.length > 0) this.#onBatch(items)
  }

  /** Starts a new page: its cards count again. */
  startNewPage(): void {
    this.flush()
    this.#reportedKeys.clear()
  }
}
