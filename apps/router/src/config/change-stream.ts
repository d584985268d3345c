import http from 'node:http'
import https from 'node:https'
import type { Logger } from 'pino'

export interface ChangeListener {
  purge(tags: string[], soft: boolean): void
  config(): void
  /** The stream is open: from now on nothing is missed. */
  up(): void
  /** The stream is cut: from now on changes may be missed. */
  down(): void
}

/** A tag that stands for all pages. */
export const everyPage = '*'

const silenceMs = 12_000
const pauseMs = 500

/**
 * Listens to the API's stream of changes (server-sent events) and comes back by itself when it is
 * cut. A heartbeat stands in it every five seconds; longer silence counts as a cut.
 */
export class ChangeStream {
  readonly #url: string
  readonly #token: string
  readonly #listener: ChangeListener
  readonly #log: Logger
  #request: http.ClientRequest | null = null
  #timer: NodeJS.Timeout | null = null
  #open = false
  #stopped = false

  constructor(origin: string, token: string, listener: ChangeListener, log: Logger) {
    this.#url = `${origin}/api/internal/purge-stream`
    this.#token = token
    this.#listener = listener
    this.#log = log
  }

  start(): void {
    const { request } = this.#url.startsWith('https:') ? https : http
    const headers = { 'x-internal-token': this.#token, accept: 'text/event-stream' }
    const asked = request(this.#url, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) {
        asked.destroy(new Error(`The stream of changes answered ${answer.statusCode}`))
        return
      }
      this.#open = true
      this.#listener.up()
      answer.setEncoding('utf8')
      let rest = ''
      answer.on('data', (text: string) => {
        const events = `${rest}${text.replaceAll('\r', '')}`.split('\n\n')
        rest = events.pop() ?? ''
        for (const event of events) this.#hear(event)
      })
      answer.on('end', () => asked.destroy())
    })
    asked.setTimeout(silenceMs, () => asked.destroy(new Error('The stream of changes is silent')))
    asked.on('error', (error) => this.#log.warn({ err: error }, 'the stream of changes is cut'))
    asked.on('close', () => this.#comeBack())
    asked.end()
    this.#request = asked
  }

  stop(): void {
    this.#stopped = true
    if (this.#timer) clearTimeout(this.#timer)
    this.#request?.destroy()
  }

  #comeBack(): void {
    if (this.#open) this.#listener.down()
    this.#open = false
    if (!this.#stopped) this.#timer = setTimeout(() => this.start(), pauseMs)
  }

  #hear(event: string): void {
    let name = 'message'
    const data: string[] = []
    for (const line of event.split('\n')) {
      if (line.startsWith('event:')) name = line.slice(6).trim()
      if (line.startsWith('data:')) data.push(line.slice(5).trim())
    }
    if (name === 'config') this.#listener.config()
    if (name !== 'purge') return
    const purge = readPurge(data.join('\n'))
    // What an unreadable purge meant is unknown, so it counts for every page.
    if (!purge) this.#log.error({ event }, 'a purge could not be read')
    this.#listener.purge(purge?.tags ?? [everyPage], purge?.soft ?? true)
  }
}

function readPurge(text: string): { tags: string[]; soft: boolean } | null {
  try {
    const { tags, soft } = JSON.parse(text) as { tags?: unknown; soft?: unknown }
    if (!Array.isArray(tags)) return null
    return { tags: tags.map(String), soft: soft === true }
  } catch {
    return null
  }
}
