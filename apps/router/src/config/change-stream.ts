import http from 'node:http'
import https from 'node:https'
import type { Logger } from 'pino'

export interface ChangeListener {
  purge(tags: string[], soft: boolean): void
  config(): void
  /** The stream is connected: no change is missed from now on. */
  up(): void
  /** The stream is disconnected: changes may be missed from now on. */
  down(): void
}

/** The tag that invalidates all pages. */
export const allPagesTag = '*'

const silenceTimeoutMs = 12_000
const reconnectDelayMs = 500

/**
 * Listens to the API’s stream of changes (server-sent events) and reconnects when it is cut. The
 * API sends a heartbeat every five seconds; a longer silence counts as a disconnect.
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
    const clientRequest = request(this.#url, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) {
        clientRequest.destroy(new Error(`The change stream responded with ${answer.statusCode}`))
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
      answer.on('end', () => clientRequest.destroy())
    })
    clientRequest.setTimeout(silenceTimeoutMs, () =>
      clientRequest.destroy(new Error('The change stream sent no heartbeat')),
    )
    clientRequest.on('error', (error) =>
      this.#log.warn({ err: error }, 'the change stream is disconnected'),
    )
    clientRequest.on('close', () => this.#comeBack())
    clientRequest.end()
    this.#request = clientRequest
  }

  stop(): void {
    this.#stopped = true
    if (this.#timer) clearTimeout(this.#timer)
    this.#request?.destroy()
  }

  #comeBack(): void {
    if (this.#open) this.#listener.down()
    this.#open = false
    if (!this.#stopped) this.#timer = setTimeout(() => this.start(), reconnectDelayMs)
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
    const purge = parsePurge(data.join('\n'))
    // The scope of an unreadable purge is unknown, so it purges every page.
    if (!purge) this.#log.error({ event }, 'a purge could not be read')
    this.#listener.purge(purge?.tags ?? [allPagesTag], purge?.soft ?? true)
  }
}

function parsePurge(text: string): { tags: string[]; soft: boolean } | null {
  try {
    const { tags, soft } = JSON.parse(text) as { tags?: unknown; soft?: unknown }
    if (!Array.isArray(tags)) return null
    return { tags: tags.map(String), soft: soft === true }
  } catch {
    return null
  }
}
