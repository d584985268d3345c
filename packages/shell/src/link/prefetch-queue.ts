type Connection = { saveData?: boolean; effectiveType?: string }

const slowConnectionTypes: ReadonlySet<string> = new Set(['slow-2g', '2g', '3g'])

/**
 * Whether prefetching is switched off because of a slow connection or data saving
 * (prefetch.limits).
 */
export function shouldSaveData(connection: Connection | undefined): boolean {
  return connection?.saveData === true || slowConnectionTypes.has(connection?.effectiveType ?? '')
}

/**
 * Prefetches pages: each once, five at a time (prefetch.limits). A request beyond that is dropped,
 * because the pointer has moved on by then.
 */
export class PrefetchQueue {
  readonly #fetchPage: (href: string) => Promise<unknown>
  readonly #maxConcurrent: number
  readonly #done = new Set<string>()
  #running = 0

  constructor(fetchPage: (href: string) => Promise<unknown>, maxConcurrent = 5) {
    this.#fetchPage = fetchPage
    this.#maxConcurrent = maxConcurrent
  }

  async ask(href: string): Promise<void> {
    if (this.#done.has(href) || this.#running >= this.#maxConcurrent) return
    this.#done.add(href)
    this.#running += 1
    try {
      await this.#fetchPage(href)
    } catch {
      // The page is requested again when it is opened.
      this.#done.delete(href)
    } finally {
      this.#running -= 1
    }
  }
}
