import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { ApiClient } from '../upstream/api-client.ts'

const answerSchema = z.object({ url: z.string().nullable() })

/** Looks short codes up in the API and caches the results, found or not, for a minute. */
export class ShortCodes {
  readonly #api: ApiClient
  readonly #log: Logger
  readonly #cache = new LRUCache<string, { url: string | null }>({ max: 5000, ttl: 60_000 })
  readonly #pending = new Map<string, Promise<string | null>>()
  #clearings = 0

  constructor(api: ApiClient, log: Logger) {
    this.#api = api
    this.#log = log
  }

  /**
   * Returns the target of a code; null if there is none or the lookup failed, which is only logged.
   */
  async resolve(code: string): Promise<string | null> {
    const cached = this.#cache.get(code)
    if (cached) return cached.url
    const pending = this.#pending.get(code)
    if (pending) return pending
    const fetching = this.#fetch(code).finally(() => {
      if (this.#pending.get(code) === fetching) this.#pending.delete(code)
    })
    this.#pending.set(code, fetching)
    return fetching
  }

  /** Forgets everything; a lookup that is under way is answered, but not kept. */
  clear(): void {
    this.#cache.clear()
    this.#pending.clear()
    this.#clearings += 1
  }

  async #fetch(code: string): Promise<string | null> {
    const clearings = this.#clearings
    try {
      const answer = await this.#api.get(`/api_vue/shortCode/?code=${encodeURIComponent(code)}`)
      const { url } = answerSchema.parse(answer)
      if (clearings === this.#clearings) this.#cache.set(code, { url })
      return url
    } catch (error) {
      this.#log.warn({ err: error, code }, 'the lookup of a short code failed')
      return null
    }
  }
}
