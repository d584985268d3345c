import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Answerer = (request: IncomingMessage, response: ServerResponse) => void

/** A small real HTTP server in place of the API or the storefront. */
export class StubServer {
  readonly requests: { method: string; url: string; headers: IncomingMessage['headers'] }[] = []
  answer: Answerer
  /** Time after which the server closes an idle connection. */
  keepAliveMs = 5_000
  #server: Server | null = null
  #port = 0

  constructor(answer: Answerer) {
    this.answer = answer
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Starts on a free port, and on the same one after a stop. */
  async start(): Promise<this> {
    const server = createServer((request, response) => {
      const { method = '', url = '', headers } = request
      this.requests.push({ method, url, headers: { ...headers } })
      this.answer(request, response)
    })
    server.keepAliveTimeout = this.keepAliveMs
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    this.#port = (server.address() as AddressInfo).port
    this.#server = server
    return this
  }

  async stop(): Promise<void> {
    const server = this.#server
    this.#server = null
    if (!server) return
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  }

  /** How often an address was requested. */
  countRequests(url: string): number {
    return this.requests.filter((request) => request.url === url).length
  }
}
