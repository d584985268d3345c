import type { Logger } from 'pino'
import type { Filled } from './fill-page.ts'
import type { PageEntry } from './page-entry.ts'
import type { PageRequest } from './page-request.ts'
import { PageStore } from './page-store.ts'

export type CacheState = 'hit' | 'stale' | 'miss' | 'pass' | 'reserve'

export interface PageAnswer {
  readonly entry: PageEntry
  readonly state: CacheState
}

export interface PageCacheOptions {
  maxBytes: number
  fill: (page: PageRequest, epoch: number) => Promise<Filled>
  log: Logger
  /** Nothing is kept where sources change under the page. */
  keepsNothing?: boolean
}

const retryPauseMs = 2000
/** While the stream of changes is cut a page is asked anew at most this often. */
const blindFreshMs = 2000
const maxRounds = 3
const maxFillings = 200

/** Too many pages are being filled at once; the visitor is asked to come again. */
export class TooBusy extends Error {}

/**
 * The one page cache of the shop: one filling for many askers, old pages while a new one is
 * fetched and while the storefront is away, purges by tag that win against a filling under way.
 */
export class PageCache {
  readonly store: PageStore
  readonly #options: PageCacheOptions
  readonly #filling = new Map<string, Promise<Filled>>()
  /** Entries filled before this epoch may have missed a change. */
  #trustedSince = 0
  #sees = false

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.store = new PageStore(options.maxBytes)
  }

  /** The stream of changes is open: what is filled from now on can be trusted. */
  see(): void {
    this.store.purge([], true)
    this.#trustedSince = this.store.epoch
    this.#sees = true
  }

  /** The stream is cut: everything counts as stale until it is back. */
  goBlind(): void {
    this.#sees = false
  }

  purge(tags: readonly string[], soft: boolean): number {
    return this.store.purge(tags, soft)
  }

  /** The page from memory where it is fresh, at once: most visits end here. */
  hit(page: PageRequest): PageEntry | null {
    const entry = this.store.get(page.key)
    return entry && this.#isFresh(entry, Date.now()) ? entry : null
  }

  /** The page from memory or from the storefront; throws where neither has one. */
  async ask(page: PageRequest): Promise<PageAnswer> {
    const entry = this.store.get(page.key)
    if (!entry) {
      const filled = await this.#fillOnce(page)
      return { entry: filled.entry, state: filled.storable ? 'miss' : 'pass' }
    }
    const now = Date.now()
    if (this.#isFresh(entry, now)) return { entry, state: 'hit' }
    if (now < entry.retryAt) return { entry, state: 'reserve' }
    if (!entry.isDead && now < entry.staleUntil) {
      this.#refillBehind(page, entry)
      return { entry, state: 'stale' }
    }
    return this.#replace(page, entry)
  }

  /** Fetches a page anew while nobody waits for it. */
  async warm(page: PageRequest): Promise<void> {
    await this.#fillOnce(page)
  }

  #isFresh(entry: PageEntry, now: number): boolean {
    if (entry.isDead || entry.isStale || now >= entry.freshUntil) return false
    if (!this.#sees) return now < entry.filledAt + blindFreshMs
    return entry.epoch >= this.#trustedSince
  }

  async #replace(page: PageRequest, old: PageEntry): Promise<PageAnswer> {
    try {
      const { entry, storable, isFailure } = await this.#fillOnce(page)
      if (!isFailure) return { entry, state: storable ? 'miss' : 'pass' }
      this.#options.log.warn(
        { path: page.path, status: entry.status },
        'a page failed, the kept one is sent',
      )
    } catch (error) {
      this.#options.log.warn({ err: error, path: page.path }, 'no page, the kept one is sent')
    }
    old.retryAt = Date.now() + retryPauseMs
    return { entry: old, state: 'reserve' }
  }

  #refillBehind(page: PageRequest, old: PageEntry): void {
    if (this.#filling.has(page.key)) return
    void this.#replace(page, old)
  }

  #fillOnce(page: PageRequest): Promise<Filled> {
    const under = this.#filling.get(page.key)
    if (under) return under
    if (this.#filling.size >= maxFillings)
      return Promise.reject(new TooBusy('Too many pages at once'))
    const filling = this.#fill(page).finally(() => {
      this.#filling.delete(page.key)
      if (this.#filling.size === 0) this.store.forgetPurges()
    })
    this.#filling.set(page.key, filling)
    return filling
  }

  async #fill(page: PageRequest): Promise<Filled> {
    for (let round = 1; ; round += 1) {
      const { epoch } = this.store
      const filled = await this.#options.fill(page, epoch)
      const overtaken = this.store.isOvertaken(filled.entry.tags, epoch)
      // What a purge overtook is dropped and asked for again: those who wait came after it, too.
      if (overtaken && round < maxRounds) continue
      const storable = filled.storable && !overtaken && !this.#options.keepsNothing
      filled.entry.isStale = this.store.isSoftened(filled.entry.tags, epoch)
      if (storable) this.store.set(page.key, filled.entry)
      else if (!filled.isFailure) this.store.delete(page.key)
      return { ...filled, storable }
    }
  }
}
