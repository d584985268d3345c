import { toAddressKey } from '@svetlitsa/domain/route/path'

/** The newest failures of pages, enough for staff who look at one that has just failed. */
const MAX_PAGES = 50

/** The stacks of pages that failed on the storefront's server, by address; lost at a restart. */
export class PageErrors {
  readonly #stacks = new Map<string, string>()

  /** @param path without variant, language and audience. */
  record(path: string, stack: string): void {
    const key = toAddressKey(path)
    this.#stacks.delete(key)
    this.#stacks.set(key, stack)
    const [oldest] = this.#stacks.keys()
    if (oldest !== undefined && this.#stacks.size > MAX_PAGES) this.#stacks.delete(oldest)
  }

  find(path: string): string | null {
    return this.#stacks.get(toAddressKey(path)) ?? null
  }
}
