import { type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface LoadRequest {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Reads an answer with the status 200; `sentAt` is in the time of `performance.now()`. */
  onAnswer?(text: string, sentAt: number): void
}

export interface LoadReport {
  requests: number
  failures: string[]
}

const ANSWER_MS = 60_000
/** A browser: crawlers get other pages. */
export const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

/**
 * Sends requests at a fixed rate, however slowly they are answered, each on a connection of its own.
 * Any answer but a 200 counts as a failure.
 */
export class OpenLoad {
  readonly #origin: string
  readonly #perSecond: number
  readonly #next: () => LoadRequest
  readonly #running = new Set<Promise<void>>()
  readonly #failures: string[] = []
  #requests = 0
  #isStopped = false

  constructor(origin: string, perSecond: number, next: () => LoadRequest) {
    this.#origin = origin
    this.#perSecond = perSecond
    this.#next = next
  }

  async run(): Promise<void> {
    const startedAt = performance.now()
    while (!this.#isStopped) {
      const sent = this.#send(this.#next()).finally(() => this.#running.delete(sent))
      this.#running.add(sent)
      this.#requests += 1
      const dueAt = startedAt + (this.#requests * 1_000) / this.#perSecond
      await sleep(Math.max(0, dueAt - performance.now()))
    }
  }

  /** Ends the load when every request is answered. */
  async stop(): Promise<LoadReport> {
    this.#isStopped = true
    await Promise.all(this.#running)
    return { requests: this.#requests, failures: this.#failures }
  }

  async #send({ path, method = 'GET', headers = {}, body, onAnswer }: LoadRequest): Promise<void> {
    const sentAt = performance.now()
    try {
      const { status, text } = await new Promise<{ status: number; text: string }>(
        (resolve, reject) => {
          const clientRequest = request(
            this.#origin + path,
            {
              method,
              agent: false,
              timeout: ANSWER_MS,
              headers: { host: 'localhost', 'user-agent': userAgent, ...headers },
            },
            (answer) => readText(answer).then(resolve, reject),
          )
          clientRequest.on('timeout', () => clientRequest.destroy(new Error('no answer')))
          clientRequest.on('error', reject)
          clientRequest.end(body)
        },
      )
      if (status === 200) onAnswer?.(text, sentAt)
      else this.#failures.push(`${method} ${path}: ${status} ${text.slice(0, 200)}`)
    } catch (error) {
      this.#failures.push(`${method} ${path}: ${String(error)}`)
    }
  }
}

async function readText(answer: IncomingMessage): Promise<{ status: number; text: string }> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return { status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }
}
