import http from 'node:http'
import https from 'node:https'
import type { Logger } from 'pino'
import type { HeardChanges } from './heard-changes.ts'

export interface ChangeListener {
  purge(tags: string[], soft: boolean): void
  config(): void
  /** What happened while the stream was disconnected is not known. */
  reset(): void
  /** The stream is live: what was missed has been heard, and nothing is missed from now on. */
  up(): void
  /** The stream is disconnected: changes may be missed from now on. */
  down(): void
}

/** The tag that invalidates all pages. */
export const allPagesTag = '*'

const silenceTimeoutMs = 12_000
/** A stream that ended is opened again at once: the balancer has another API. */
const firstReconnectDelayMs = 20
const reconnectDelayMs = 500

interface StreamEvent {
  name: string
  id: number | null
  data: string
}

/**
 * Listens to the API’s stream of changes (server-sent events) and reconnects when it is cut, naming
 * the last change that it heard of, so that any API can tell what it missed. The API sends a
 * heartbeat every five seconds; a longer silence counts as a disconnect.
 */
export class ChangeStream {
  readonly #url: string
  readonly #token: string
  readonly #listener: ChangeListener
  readonly #heard: HeardChanges
  readonly #log: Logger
  #request: http.ClientRequest | null = null
  #timer: NodeJS.Timeout | null = null
  #isLive = false
  #stopped = false

  constructor(
    api: { origin: string; token: string },
    heard: HeardChanges,
    listener: ChangeListener,
    log: Logger,
  ) {
    this.#url = `${api.origin}/api/internal/purge-stream`
    this.#token = api.token
    this.#heard = heard
    this.#listener = listener
    this.#log = log
  }

  start(): void {
    const { request } = this.#url.startsWith('https:') ? https : http
    const { last } = this.#heard
    const headers = {
      'x-internal-token': this.#token,
      accept: 'text/event-stream',
      ...(last === null ? {} : { 'last-event-id': last }),
    }
    const clientRequest = request(this.#url, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) {
        clientRequest.destroy(new Error(`The change stream responded with ${answer.statusCode}`))
        return
      }
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
    if (this.#isLive) this.#listener.down()
    const delayMs = this.#isLive ? firstReconnectDelayMs : reconnectDelayMs
    this.#isLive = false
    if (!this.#stopped) this.#timer = setTimeout(() => this.start(), delayMs)
  }

  #hear(text: string): void {
    const { name, id, data } = parseEvent(text)
    switch (name) {
      case 'config':
        this.#listener.config()
        break
      case 'live':
        this.#isLive = true
        this.#listener.up()
        break
      case 'reset':
        if (id !== null) this.#heard.reset(id)
        this.#listener.reset()
        break
      case 'purge':
        this.#purge(id, data)
    }
  }

  #purge(id: number | null, data: string): void {
    if (id !== null && !this.#heard.add(id)) return
    const purge = parsePurge(data)
    // The scope of an unreadable purge is unknown, so it purges every page.
    if (!purge) this.#log.error({ id, data }, 'a purge could not be read')
    this.#listener.purge(purge?.tags ?? [allPagesTag], purge?.soft ?? true)
  }
}

function parseEvent(text: string): StreamEvent {
  const event: StreamEvent = { name: 'message', id: null, data: '' }
  for (const line of text.split('\n')) {
    if (line.startsWith('event:')) event.name = line.slice(6).trim()
    if (line.startsWith('id:')) event.id = Number(line.slice(3))
    if (line.startsWith('data:')) event.data += line.slice(5).trim()
  }
  return event
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
