import type { ClientRequest, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream'
import { ProxyServer, proxyUpgrade } from 'httpxy'
import type { Logger } from 'pino'
import { closedPolicy } from '../answer/content-policy.ts'
import { securityHeaders } from '../answer/security-headers.ts'
import { sendProblem } from '../answer/send-problem.ts'
import { stripHeaders } from '../request/strip-headers.ts'
import type { Visit } from '../request/visit.ts'
import { agentOf } from '../upstream/agents.ts'
import { wasDropped } from '../upstream/dropped.ts'
import { passedOn } from './hop-headers.ts'
import { squeezeFor } from './squeeze.ts'

const answerTimeoutMs = 60_000
/** The server never saw the request, so the visitor may well ask again. */
const neverBegun: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
])

interface Passing {
  visit: Visit
  asked?: ClientRequest
  /** Asks once more on a connection of its own; gone when that was done. */
  askAgain?: (() => Promise<void>) | undefined
}

/** Hands requests to the servers behind the router, streaming in both directions. */
export class UpstreamProxy {
  readonly #server = new ProxyServer({ selfHandleResponse: true, proxyTimeout: answerTimeoutMs })
  readonly #passings = new WeakMap<IncomingMessage, Passing>()
  readonly #log: Logger

  constructor(log: Logger) {
    this.#log = log
    this.#server.on('proxyReq', (asked, request) => {
      const passing = this.#passings.get(request)
      if (passing) passing.asked = asked
    })
    this.#server.on('proxyRes', (answer, request) => this.#answer(answer, request))
    this.#server.on('error', (error, request) => this.#fail(error, request))
    this.#server.on('econnreset', (error, request) => this.#fail(error, request))
  }

  /** Passes a visit on to an origin; `headers` are the router's own words about it. */
  async pass(visit: Visit, origin: string, headers: Record<string, string> = {}): Promise<void> {
    const { request, response } = visit
    stripHeaders(request.headers)
    // How long a visitor keeps his connection says nothing of the router's own.
    delete request.headers.connection
    const options = {
      target: origin,
      changeOrigin: true,
      headers: { ...forwarded(visit), ...headers },
    }
    this.#passings.set(request, {
      visit,
      askAgain: () => this.#server.web(request, response, options),
    })
    await this.#server.web(request, response, { ...options, agent: agentOf(origin) })
  }

  /** Joins a WebSocket of the browser with one of a development server. */
  async upgrade(visit: Visit, origin: string, socket: Duplex, head: Buffer): Promise<void> {
    stripHeaders(visit.request.headers)
    await proxyUpgrade(origin, visit.request, socket, head, {
      xfwd: false,
      changeOrigin: true,
      headers: forwarded(visit),
    })
  }

  #answer(answer: IncomingMessage, request: IncomingMessage): void {
    const visit = this.#passings.get(request)?.visit
    if (!visit || visit.response.headersSent) {
      answer.destroy()
      return
    }
    const { response } = visit
    const headers: Record<string, string | string[]> = {
      ...securityHeaders(visit.secure),
      'content-security-policy': closedPolicy,
      'cache-control': 'no-store',
      ...passedOn(answer.headers),
      'x-request-id': visit.id,
    }
    const squeeze = squeezeFor(request, answer)
    if (squeeze) {
      delete headers['content-length']
      headers['content-encoding'] = squeeze.encoding
      headers.vary = headers.vary ? `${headers.vary}, accept-encoding` : 'accept-encoding'
      if (typeof headers.etag === 'string' && !headers.etag.startsWith('W/')) {
        headers.etag = `W/${headers.etag}`
      }
    }
    response.writeHead(answer.statusCode ?? 502, headers)
    const done = (error: Error | null | undefined) => {
      // A visitor who leaves is no fault; a server that breaks off in the middle is.
      if (error && answer.errored) {
        this.#log.warn({ err: error, id: visit.id }, 'an answer broke off')
      }
    }
    if (squeeze) pipeline(answer, squeeze.stream, response, done)
    else pipeline(answer, response, done)
  }

  #fail(error: Error, request: IncomingMessage | undefined): void {
    const passing = request && this.#passings.get(request)
    if (!passing || passing.visit.response.destroyed) return
    const { visit, asked, askAgain } = passing
    if (askAgain && wasDropped(asked, error)) {
      passing.askAgain = undefined
      // Both requests watch for a visitor who leaves.
      visit.response.setMaxListeners(20)
      void askAgain()
      return
    }
    const { code } = error as NodeJS.ErrnoException
    this.#log.error(
      { err: error, id: visit.id, path: visit.path },
      'a server behind the router fails',
    )
    if (visit.response.headersSent) visit.response.destroy()
    else sendProblem(visit, code && neverBegun.has(code) ? 'unreachable' : 'bad_answer')
  }
}

function forwarded(visit: Visit): Record<string, string> {
  return {
    'x-request-id': visit.id,
    'x-forwarded-for': visit.client,
    'x-forwarded-host': visit.host,
    'x-forwarded-proto': visit.secure ? 'https' : 'http',
  }
}
