import { LRUCache } from 'lru-cache'
import { allPagesTag } from '../config/change-stream.ts'
import { calculateEntryBytes, type PageEntry } from './page-entry.ts'

/** Stores pages up to a limit in bytes, indexed by key and by tag. */
export class PageStore {
  readonly #pages: LRUCache<string, PageEntry>
  readonly #keysOfTag = new Map<string, Set<string>>()
  /** Epoch of the last purge of each tag, hard and soft purges separately. */
  readonly #purgedAt = new Map<string, number>()
  readonly #softenedAt = new Map<string, number>()
  #epoch = 1

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes / 8),
      sizeCalculation: calculateEntryBytes,
      dispose: (entry, key) => this.#untag(entry, key),
    })
  }

  /** Number of purges so far: a fetch that began at an older epoch may have missed one. */
  get epoch(): number {
    return this.#epoch
  }

  get bytes(): number {
    return this.#pages.calculatedSize
  }

  get size(): number {
    return this.#pages.size
  }

  get(key: string): PageEntry | undefined {
    return this.#pages.get(key)
  }

  /** Keys of all pages, most recently requested first. */
  keys(): Iterable<string> {
    return this.#pages.keys()
  }

  delete(key: string): void {
    this.#pages.delete(key)
  }

  set(key: string, entry: PageEntry): void {
    this.#pages.set(key, entry)
    if (!this.#pages.has(key)) return
    for (const tag of entry.tags) {
      const keys = this.#keysOfTag.get(tag)
      if (keys) keys.add(key)
      else this.#keysOfTag.set(tag, new Set([key]))
    }
  }

  /** Whether one of these tags was purged after an epoch; such a fetch must be discarded. */
  isPurgedSince(tags: readonly string[], epoch: number): boolean {
    return isLater(this.#purgedAt, tags, epoch)
  }

  /** Whether a soft purge came after an epoch; such a fetch is stored as stale. */
  isSoftPurgedSince(tags: readonly string[], epoch: number): boolean {
    return isLater(this.#softenedAt, tags, epoch)
  }

  /**
   * Marks pages by their tags. They remain as a fallback for when the storefront is unavailable.
   */
  purge(tags: readonly string[], soft: boolean): number {
    this.#epoch += 1
    let marked = 0
    for (const tag of tags) {
      const times = soft ? this.#softenedAt : this.#purgedAt
      times.set(tag, this.#epoch)
      for (const key of this.#keysFor(tag)) {
        const entry = this.#pages.peek(key)
        if (!entry) continue
        if (soft) entry.isStale = true
        else entry.isDead = true
        marked += 1
      }
    }
    return marked
  }

  /** Removes purge records that no fetch in progress can have missed. */
  clearPurges(): void {
    this.#purgedAt.clear()
    this.#softenedAt.clear()
  }

  #keysFor(tag: string): Iterable<string> {
    return tag === allPagesTag ? this.#pages.keys() : (this.#keysOfTag.get(tag) ?? [])
  }

  #untag(entry: PageEntry, key: string): void {
    for (const tag of entry.tags) {
      const keys = this.#keysOfTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysOfTag.delete(tag)
    }
  }
}

function isLater(times: Map<string, number>, tags: readonly string[], epoch: number): boolean {
  if ((times.get(allPagesTag) ?? 0) > epoch) return true
  return tags.some((tag) => (times.get(tag) ?? 0) > epoch)
}
