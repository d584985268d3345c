import type { EventEmitter } from 'node:events'
import { LRUCache } from 'lru-cache'
import type { PageChange } from './change-feed.ts'
import { Refusal } from './refusal.ts'
import { Serialized } from './serialized.ts'

interface Kept {
  value: unknown
  tags: readonly string[]
}

interface Filling {
  promise: Promise<unknown>
  tags: readonly string[]
  isStale: boolean
}

interface Asked {
  key: string
  /** What the answer is made of: a change of any of them forgets it. */
  tags: readonly string[]
  /** For what changes without being told, such as stock. */
  ttlMs?: number
}

type ChangeSource = Pick<EventEmitter<{ change: [PageChange]; lost: [] }>, 'on'>

const MOST_BYTES = 96 * 1024 * 1024
/** What is kept beside answers are small tables of counts. */
const OTHER_BYTES = 16_384

/**
 * Answers that many ask for, in the memory of the process, bounded in bytes. One asks the database,
 * the others wait for it. A change of the goods forgets what it touched; an answer that was being
 * made meanwhile is given to who waits for it, and not kept.
 */
export class AnswerCache {
  readonly #kept: LRUCache<string, Kept>
  readonly #keysOfTag = new Map<string, Set<string>>()
  readonly #filling = new Map<string, Filling>()

  constructor(changes: ChangeSource, mostBytes = MOST_BYTES) {
    this.#kept = new LRUCache<string, Kept>({
      maxSize: mostBytes,
      sizeCalculation: ({ value }, key) =>
        key.length * 2 + (value instanceof Serialized ? value.bytes.length : OTHER_BYTES),
      disposeAfter: ({ tags }, key) => this.#unlink(key, tags),
    })
    changes.on('change', ({ tags }) => this.#forget(tags))
    changes.on('lost', () => this.clear())
  }

  async read<T>({ key, tags, ttlMs }: Asked, make: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key)
    if (kept) return kept.value as T
    const underWay = this.#filling.get(key)
    if (underWay && !underWay.isStale) return underWay.promise as Promise<T>
    const filling: Filling = { promise: make(), tags, isStale: false }
    this.#filling.set(key, filling)
    try {
      const value = (await filling.promise) as T
      if (!filling.isStale && !(value instanceof Refusal)) this.#keep(key, value, tags, ttlMs)
      return value
    } finally {
      if (this.#filling.get(key) === filling) this.#filling.delete(key)
    }
  }

  clear(): void {
    this.#kept.clear()
    for (const filling of this.#filling.values()) filling.isStale = true
  }

  #keep(key: string, value: unknown, tags: readonly string[], ttlMs: number | undefined): void {
    this.#kept.set(key, { value, tags }, ttlMs === undefined ? {} : { ttl: ttlMs })
    if (!this.#kept.has(key)) return
    for (const tag of tags) {
      const keys = this.#keysOfTag.get(tag) ?? new Set()
      this.#keysOfTag.set(tag, keys.add(key))
    }
  }

  #forget(changed: readonly string[]): void {
    const touched = new Set(changed)
    for (const tag of touched) {
      for (const key of [...(this.#keysOfTag.get(tag) ?? [])]) this.#kept.delete(key)
    }
    for (const filling of this.#filling.values()) {
      if (filling.tags.some((tag) => touched.has(tag))) filling.isStale = true
    }
  }

  #unlink(key: string, tags: readonly string[]): void {
    // An entry that was replaced is told after its successor was kept, whose tags must stay.
    if (this.#kept.has(key)) return
    for (const tag of tags) {
      const keys = this.#keysOfTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysOfTag.delete(tag)
    }
  }
}
