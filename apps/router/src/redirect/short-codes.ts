import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { ApiClient } from '../upstream/api-client.ts'

const answerSchema = z.object({ url: z.string().nullable() })

/** Looks short codes up in the API and remembers the answers, found or not, for a minute. */
export class ShortCodes {
  readonly #api: ApiClient
  readonly #log: Logger
  readonly #known = new LRUCache<string, { url: string | null }>({ max: 5000, ttl: 60_000 })
  readonly #asking = new Map<string, Promise<string | null>>()

  constructor(api: ApiClient, log: Logger) {
    this.#api = api
    this.#log = log
  }

  /** The target of a code; null where there is none or the look-up failed, which is only logged. */
  async lookUp(code: string): Promise<string | null> {
    const known = this.#known.get(code)
    if (known) return known.url
    const asking = this.#asking.get(code) ?? this.#ask(code)
    this.#asking.set(code, asking)
    return asking
  }

  forget(): void {
    this.#known.clear()
  }

  async #ask(code: string): Promise<string | null> {
    try {
      const answer = await this.#api.get(`/api_vue/shortCode/?code=${encodeURIComponent(code)}`)
      const { url } = answerSchema.parse(answer)
      this.#known.set(code, { url })
      return url
    } catch (error) {
      this.#log.warn({ err: error, code }, 'the look-up of a short code failed')
      return null
    } finally {
      this.#asking.delete(code)
    }
  }
}
