import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** The lifetime of Yandex's tokens. */
const LIFETIME_MS = 5 * 60_000
const MAX_USED = 10_000

/**
 * Signs the sandbox's tasks and tokens; each can be used once before it expires. Used ones are kept
 * in memory until they expire, so a restart forgets them, which is acceptable in a sandbox.
 */
export class CaptchaTokens {
  readonly #secret: string
  readonly #used = new LRUCache<string, true>({ max: MAX_USED, ttl: LIFETIME_MS })

  constructor(secret: string) {
    this.#secret = secret
  }

  issue(kind: 'task' | 'token', subject: string, now: number): string {
    const payload = [
      kind,
      subject,
      String(now + LIFETIME_MS),
      randomBytes(12).toString('hex'),
    ].join('.')
    return `${payload}.${this.#sign(payload)}`
  }

  /**
   * The content of a task or token on first use; null if it was used before, has expired or is
   * forged.
   */
  spend(kind: 'task' | 'token', text: string, now: number): string | null {
    const dotIndex = text.lastIndexOf('.')
    const payload = text.slice(0, Math.max(0, dotIndex))
    const [actualKind, subject, expiry] = payload.split('.')
    if (actualKind !== kind || subject === undefined || !(Number(expiry) > now)) return null
    if (!isSame(text.slice(dotIndex + 1), this.#sign(payload)) || this.#used.has(payload))
      return null
    this.#used.set(payload, true)
    return subject
  }

  #sign(payload: string): string {
    return createHmac('sha256', this.#secret).update(payload).digest('hex')
  }
}

function isSame(actual: string, expected: string): boolean {
  const [first, second] = [Buffer.from(actual), Buffer.from(expected)]
  return first.length === second.length && timingSafeEqual(first, second)
}
