import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Yandex's tokens live five minutes, and so do these. */
const LIFETIME_MS = 5 * 60_000

/**
 * What the sandbox signs: tasks and tokens, each of one kind, each good once until it ends. What was
 * used is remembered only so long; a restart forgets it, as it is a sandbox.
 */
export class CaptchaTokens {
  readonly #secret: string
  readonly #used = new Map<string, number>()

  constructor(secret: string) {
    this.#secret = secret
  }

  issue(kind: 'task' | 'token', about: string, now: number): string {
    const said = [kind, about, String(now + LIFETIME_MS), randomBytes(12).toString('hex')].join('.')
    return `${said}.${this.#signatureOf(said)}`
  }

  /** What a task or token is about, the first time it is shown; null ever after and for forgeries. */
  spend(kind: 'task' | 'token', text: string, now: number): string | null {
    const at = text.lastIndexOf('.')
    const said = text.slice(0, Math.max(0, at))
    const [kindOfIt, about, end] = said.split('.')
    if (kindOfIt !== kind || about === undefined || !(Number(end) > now)) return null
    if (!isSame(text.slice(at + 1), this.#signatureOf(said)) || this.#used.has(said)) return null
    for (const [old, ends] of this.#used) if (ends <= now) this.#used.delete(old)
    this.#used.set(said, Number(end))
    return about
  }

  #signatureOf(said: string): string {
    return createHmac('sha256', this.#secret).update(said).digest('hex')
  }
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
