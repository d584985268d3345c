import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { compressDensely } from '../response/compressed-body.ts'
import type { FilledPage, PageEntry } from './page-entry.ts'
import type { PageRequest } from './page-request.ts'
import { PageStore } from './page-store.ts'

export type CacheState = 'hit' | 'stale' | 'miss' | 'pass' | 'reserve'

export interface PageAnswer {
  readonly entry: PageEntry
  readonly state: CacheState
}

export interface PageCacheOptions {
  maxBytes: number
  fill: (page: PageRequest) => Promise<FilledPage>
  log: Logger
  /** Disables storing, for development, where sources change at any time. */
  keepsNothing?: boolean
}

/** So often a page is sent before it is compressed densely. */
const hitsBeforeDenseCompression = 3
const retryPauseMs = 500
/** While the change stream is disconnected, a page is refetched at most this often. */
const disconnectedFreshMs = 500
/** How long a visitor waits for a page that may be wrong before getting the stored one. */
const disconnectedPatienceMs = 3000
const maxRounds = 3
const maxFillings = 200

/** Too many pages are being fetched at once; the visitor is asked to retry. */
export class CacheBusyError extends Error {}

/**
 * The shop’s only page cache. One fetch serves all concurrent requests; stale pages are served
 * while a new one is fetched and while the storefront is unavailable; purges by tag win over
 * fetches in progress.
 */
export class PageCache {
  readonly store: PageStore
  readonly #options: PageCacheOptions
  readonly #filling = new Map<string, Promise<FilledPage>>()
  readonly #oneAtATime = pLimit(1)
  #sees = false

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.store = new PageStore(options.maxBytes)
  }

  /** The change stream is live: every change until now has purged its pages. */
  resumeTrust(): void {
    this.#sees = true
  }

  get isTrusting(): boolean {
    return this.#sees
  }

  /** The change stream is disconnected: no page is sent unless it has just been fetched. */
  suspendTrust(): void {
    this.#sees = false
  }

  purge(tags: readonly string[], soft: boolean): number {
    return this.store.purge(tags, soft)
  }

  /** Returns a fresh page from memory synchronously; most requests end here. */
  getFresh(page: PageRequest): PageEntry | null {
    const entry = this.store.get(page.key)
    if (!entry || !this.#isFresh(entry, Date.now())) return null
    entry.hits += 1
    if (entry.hits === hitsBeforeDenseCompression) void this.#compressDensely(page, entry)
    return entry
  }

  /** Returns the page from memory or from the storefront; throws if neither has one. */
  async getPage(page: PageRequest): Promise<PageAnswer> {
    const entry = this.store.get(page.key)
    if (!entry) {
      const filled = await this.#fillOnce(page)
      return { entry: filled.entry, state: filled.storable ? 'miss' : 'pass' }
    }
    const now = Date.now()
    if (this.#isFresh(entry, now)) return { entry, state: 'hit' }
    if (now < entry.retryAt) return { entry, state: 'reserve' }
    if (!this.#sees) return this.#replaceSoon(page, entry)
    if (!entry.isDead && now < entry.staleUntil) {
      this.#refillBehind(page, entry)
      return { entry, state: 'stale' }
    }
    return this.#replace(page, entry)
  }

  /** A page that is sent often is worth the time of a denser form; one page at a time. */
  async #compressDensely(page: PageRequest, entry: PageEntry): Promise<void> {
    try {
      await this.#oneAtATime(async () => {
        // A page that was replaced or purged meanwhile is not sent again.
        const isStored = this.store.get(page.key) === entry && !entry.isDead
        if (isStored) entry.body = await compressDensely(entry.body)
      })
    } catch (error) {
      this.#options.log.warn({ err: error, path: page.path }, 'a page could not be compressed')
    }
  }

  /** Fetches a page in the background. */
  async warm(page: PageRequest): Promise<void> {
    await this.#fillOnce(page)
  }

  #isFresh(entry: PageEntry, now: number): boolean {
    if (entry.isDead || entry.isStale || now >= entry.freshUntil) return false
    return this.#sees || now < entry.filledAt + disconnectedFreshMs
  }

  /** A hanging API, which may be why the stream is disconnected, must not hang every page. */
  #replaceSoon(page: PageRequest, old: PageEntry): Promise<PageAnswer> {
    const { promise: lateAnswer, resolve } = Promise.withResolvers<PageAnswer>()
    const timer = setTimeout(() => {
      old.retryAt = Date.now() + retryPauseMs
      resolve({ entry: old, state: 'reserve' })
    }, disconnectedPatienceMs)
    const replaced = this.#replace(page, old).finally(() => clearTimeout(timer))
    return Promise.race([replaced, lateAnswer])
  }

  async #replace(page: PageRequest, old: PageEntry): Promise<PageAnswer> {
    try {
      const { entry, storable, isFailure } = await this.#fillOnce(page)
      if (!isFailure) return { entry, state: storable ? 'miss' : 'pass' }
      this.#options.log.warn(
        { path: page.path, status: entry.status },
        'a page failed, the stored page is sent',
      )
    } catch (error) {
      this.#options.log.warn(
        { err: error, path: page.path },
        'no response, the stored page is sent',
      )
    }
    old.retryAt = Date.now() + retryPauseMs
    return { entry: old, state: 'reserve' }
  }

  #refillBehind(page: PageRequest, old: PageEntry): void {
    if (this.#filling.has(page.key)) return
    void this.#replace(page, old)
  }

  #fillOnce(page: PageRequest): Promise<FilledPage> {
    const pending = this.#filling.get(page.key)
    if (pending) return pending
    if (this.#filling.size >= maxFillings)
      return Promise.reject(new CacheBusyError('Too many pages are being fetched'))
    const filling = this.#fill(page).finally(() => {
      this.#filling.delete(page.key)
      if (this.#filling.size === 0) this.store.clearPurges()
    })
    this.#filling.set(page.key, filling)
    return filling
  }

  async #fill(page: PageRequest): Promise<FilledPage> {
    for (let round = 1; ; round += 1) {
      const { epoch } = this.store
      const filled = await this.#options.fill(page)
      const overtaken = this.store.isPurgedSince(filled.entry.tags, epoch)
      // A result that a purge overtook is discarded and fetched again, since the waiting requests
      // may have come after the purge.
      if (overtaken && round < maxRounds) continue
      const storable = filled.storable && !overtaken && !this.#options.keepsNothing
      filled.entry.isStale = this.store.isSoftPurgedSince(filled.entry.tags, epoch)
      if (storable) this.store.set(page.key, filled.entry)
      else if (!filled.isFailure) this.store.delete(page.key)
      return { ...filled, storable }
    }
  }
}
