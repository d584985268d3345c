import type { EventEmitter } from 'node:events'
import { LRUCache } from 'lru-cache'
import { Refusal } from '../http/refusal.ts'
import { Serialized } from '../http/serialized.ts'
import type { PageChange } from './change-feed.ts'

interface CacheEntry {
  value: unknown
  tags: readonly string[]
}

interface PendingLoad {
  promise: Promise<unknown>
  tags: readonly string[]
  isStale: boolean
}

interface CacheRead {
  key: string
  /** Tags of the data in the response; a change of any of them evicts it. */
  tags: readonly string[]
  /** For data that changes without a notification, such as stock. */
  ttlMs?: number
}

type ChangeSource = Pick<EventEmitter<{ change: [PageChange]; lost: [] }>, 'on'>

const MAX_BYTES = 96 * 1024 * 1024
/** Entries other than responses are small tables of counts. */
const DEFAULT_ENTRY_BYTES = 16_384

/**
 * Responses shared by many readers, in the memory of the process, bounded in bytes. One reader
 * loads a value from the database and the others wait for it. A change evicts the entries with its
 * tags; a value that was loading meanwhile is returned to the readers who wait for it, but not
 * cached.
 */
export class ResponseCache {
  readonly #cache: LRUCache<string, CacheEntry>
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #pending = new Map<string, PendingLoad>()
  /** What became of each read, for the metrics. */
  readonly reads = { hit: 0, miss: 0, joined: 0, stale: 0 }

  constructor(changes: ChangeSource, maxBytes = MAX_BYTES) {
    this.#cache = new LRUCache<string, CacheEntry>({
      maxSize: maxBytes,
      sizeCalculation: ({ value }, key) =>
        key.length * 2 + (value instanceof Serialized ? value.bytes.length : DEFAULT_ENTRY_BYTES),
      disposeAfter: ({ tags }, key) => this.#unlink(key, tags),
    })
    changes.on('change', ({ tags }) => this.evict(tags))
    changes.on('lost', () => this.clear())
  }

  async read<T>({ key, tags, ttlMs }: CacheRead, load: () => Promise<T>): Promise<T> {
    const cached = this.#cache.get(key)
    if (cached) {
      this.reads.hit += 1
      return cached.value as T
    }
    const pending = this.#pending.get(key)
    if (pending && !pending.isStale) {
      this.reads.joined += 1
      return pending.promise as Promise<T>
    }
    this.reads.miss += 1
    const pendingLoad: PendingLoad = { promise: load(), tags, isStale: false }
    this.#pending.set(key, pendingLoad)
    try {
      const value = (await pendingLoad.promise) as T
      if (pendingLoad.isStale) this.reads.stale += 1
      else if (!(value instanceof Refusal)) this.#store(key, value, tags, ttlMs)
      return value
    } finally {
      if (this.#pending.get(key) === pendingLoad) this.#pending.delete(key)
    }
  }

  get bytes(): number {
    return this.#cache.calculatedSize
  }

  clear(): void {
    this.#cache.clear()
    for (const pendingLoad of this.#pending.values()) pendingLoad.isStale = true
  }

  #store(key: string, value: unknown, tags: readonly string[], ttlMs: number | undefined): void {
    this.#cache.set(key, { value, tags }, ttlMs === undefined ? {} : { ttl: ttlMs })
    if (!this.#cache.has(key)) return
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set()
      this.#keysByTag.set(tag, keys.add(key))
    }
  }

  /** Forgets the responses with any of the tags, also those that are being loaded. */
  evict(changed: readonly string[]): void {
    const touched = new Set(changed)
    for (const tag of touched) {
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#cache.delete(key)
    }
    for (const pendingLoad of this.#pending.values()) {
      if (pendingLoad.tags.some((tag) => touched.has(tag))) pendingLoad.isStale = true
    }
  }

  #unlink(key: string, tags: readonly string[]): void {
    // A replaced entry is disposed of after its successor is cached, whose tags must stay.
    if (this.#cache.has(key)) return
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}
