import type { ClientRequest, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { pipeline, Readable } from 'node:stream'
import { ProxyServer, proxyUpgrade } from 'httpxy'
import type { Logger } from 'pino'
import { hasBody } from '../body/body-reader.ts'
import type { RequestContext } from '../request/request-context.ts'
import { stripHeaders } from '../request/strip-headers.ts'
import { closedPolicy } from '../response/content-policy.ts'
import { securityHeaders } from '../response/security-headers.ts'
import { sendProblem } from '../response/send-problem.ts'
import { compressResponse } from './compress-response.ts'
import { dropStalledReader } from './drop-stalled-reader.ts'
import { findRetryDelay, isSafe, unreachableCodes } from './find-retry-delay.ts'
import { forwardAgents, getAgent } from './get-agent.ts'
import { pickForwardedHeaders } from './pick-forwarded-headers.ts'

const answerTimeoutMs = 60_000

interface ProxiedRequest {
  context: RequestContext
  upstreamRequest?: ClientRequest
  attempts: number
  /** Sends it again, on a new connection. */
  retry: () => Promise<void>
}

/** Forwards requests to the upstream servers, their bodies whole and the responses streamed. */
export class UpstreamProxy {
  readonly #server = new ProxyServer({ selfHandleResponse: true, proxyTimeout: answerTimeoutMs })
  readonly #proxiedRequests = new WeakMap<IncomingMessage, ProxiedRequest>()
  readonly #log: Logger
  readonly #unreadAnswerMs: number

  constructor(log: Logger, unreadAnswerMs: number) {
    this.#log = log
    this.#unreadAnswerMs = unreadAnswerMs
    this.#server.on('proxyReq', (upstreamRequest, request) => {
      const proxied = this.#proxiedRequests.get(request)
      if (proxied) proxied.upstreamRequest = upstreamRequest
    })
    this.#server.on('proxyRes', (answer, request) => this.#answer(answer, request))
    this.#server.on('error', (error, request) => this.#fail(error, request))
    this.#server.on('econnreset', (error, request) => this.#fail(error, request))
  }

  /**
   * Forwards a request to an origin; `headers` are added by the router. Of a request with a body
   * only the given one is sent, never what the client is still sending.
   */
  async forward(
    context: RequestContext,
    origin: string,
    { headers = {}, body = null }: { headers?: Record<string, string>; body?: Buffer | null } = {},
  ): Promise<void> {
    const { request, response } = context
    const isWithBody = hasBody(request)
    stripHeaders(request.headers)
    if (isWithBody) {
      delete request.headers['transfer-encoding']
      request.headers['content-length'] = String(body?.length ?? 0)
    }
    // The client’s keep-alive preference does not apply to the router’s connections.
    delete request.headers.connection
    const send = (agent: ReturnType<typeof getAgent> | false) =>
      this.#server.web(request, response, {
        target: origin,
        changeOrigin: true,
        headers: { ...buildForwardedHeaders(context), ...headers },
        ...(isWithBody ? { buffer: Readable.from(body ? [body] : []) } : {}),
        agent,
      })
    this.#proxiedRequests.set(request, { context, attempts: 1, retry: () => send(false) })
    // A write without a key cannot be repeated, so it is not sent on a connection that its server
    // may be closing.
    const isRepeatable = isSafe(request.method) || request.headers['idempotency-key'] !== undefined
    await send(isRepeatable && getAgent(origin, forwardAgents))
  }

  /** Connects the browser’s WebSocket to a development server. */
  async upgrade(
    context: RequestContext,
    origin: string,
    socket: Duplex,
    head: Buffer,
  ): Promise<void> {
    stripHeaders(context.request.headers)
    await proxyUpgrade(origin, context.request, socket, head, {
      xfwd: false,
      changeOrigin: true,
      headers: buildForwardedHeaders(context),
    })
  }

  #answer(answer: IncomingMessage, request: IncomingMessage): void {
    const context = this.#proxiedRequests.get(request)?.context
    // A client may have left at the moment the answer came.
    if (!context || context.response.headersSent || context.response.destroyed) {
      answer.destroy()
      return
    }
    const { response } = context
    const headers: Record<string, string | string[]> = {
      ...securityHeaders(context.secure),
      'content-security-policy': closedPolicy,
      'cache-control': 'no-store',
      ...pickForwardedHeaders(answer.headers),
      'x-request-id': context.id,
    }
    const compression = compressResponse(request, answer)
    if (compression) {
      delete headers['content-length']
      headers['content-encoding'] = compression.encoding
      headers.vary = headers.vary ? `${headers.vary}, accept-encoding` : 'accept-encoding'
      if (typeof headers.etag === 'string' && !headers.etag.startsWith('W/')) {
        headers.etag = `W/${headers.etag}`
      }
    }
    response.writeHead(answer.statusCode ?? 502, headers)
    const stopWatching = dropStalledReader(response, this.#unreadAnswerMs)
    const finish = (error: Error | null | undefined) => {
      stopWatching()
      // A client that disconnects is not an error; an upstream that breaks off is.
      if (error && answer.errored) {
        this.#log.warn({ err: error, id: context.id }, 'a response was interrupted')
      }
    }
    if (compression) pipeline(answer, compression.stream, response, finish)
    else pipeline(answer, response, finish)
  }

  #fail(error: Error, request: IncomingMessage | undefined): void {
    const proxied = request && this.#proxiedRequests.get(request)
    if (!proxied || proxied.context.response.destroyed) return
    const { context, upstreamRequest, attempts, retry } = proxied
    const delayMs = context.response.headersSent
      ? null
      : findRetryDelay(upstreamRequest, error, attempts)
    if (delayMs !== null) {
      proxied.attempts += 1
      // Each attempt listens for the client’s disconnect.
      context.response.setMaxListeners(40)
      setTimeout(() => void retry(), delayMs)
      return
    }
    const { code } = error as NodeJS.ErrnoException
    this.#log.error(
      { err: error, id: context.id, path: context.path },
      'a server behind the router fails',
    )
    if (context.response.headersSent) context.response.destroy()
    else sendProblem(context, code && unreachableCodes.has(code) ? 'unreachable' : 'bad_answer')
  }
}

function buildForwardedHeaders(context: RequestContext): Record<string, string> {
  return {
    'x-request-id': context.id,
    'x-forwarded-for': context.client,
    'x-forwarded-host': context.host,
    'x-forwarded-proto': context.secure ? 'https' : 'http',
  }
}
