type Connection = { saveData?: boolean; effectiveType?: string }

const slow: ReadonlySet<string> = new Set(['slow-2g', '2g', '3g'])

/** A slow connection or a saver of data is spared what was not asked for (storefront §9). */
export function sparesData(connection: Connection | undefined): boolean {
  return connection?.saveData === true || slow.has(connection?.effectiveType ?? '')
}

/**
 * Fetches pages before they are asked for: each once, five at a time (storefront §9). What comes
 * while five are on their way is dropped: a hand that wandered on does not need it any more.
 */
export class PrefetchQueue {
  readonly #fetchPage: (href: string) => Promise<unknown>
  readonly #most: number
  readonly #done = new Set<string>()
  #running = 0

  constructor(fetchPage: (href: string) => Promise<unknown>, most = 5) {
    this.#fetchPage = fetchPage
    this.#most = most
  }

  async ask(href: string): Promise<void> {
    if (this.#done.has(href) || this.#running >= this.#most) return
    this.#done.add(href)
    this.#running += 1
    try {
      await this.#fetchPage(href)
    } catch {
      // The page will be asked for again when it is wanted in earnest.
      this.#done.delete(href)
    } finally {
      this.#running -= 1
    }
  }
}
