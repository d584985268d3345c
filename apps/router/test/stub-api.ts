import type { ServerResponse } from 'node:http'
import type { RouterConfig } from '../src/config/router-config.ts'
import { StubServer } from './stub-server.ts'

export const token = 'a-token-of-the-tests'

export function stubConfig(): RouterConfig {
  const region = { host: 'main' as const, kz: false }
  return {
    brand: { name: { ru: 'Светлица', kk: 'Светлица', en: 'Svetlitsa' }, style: '' },
    languages: ['ru', 'kk', 'en'],
    redirects: [],
    pageSettings: ['METRIKA_COUNTER'],
    bodyLimits: {
      default: 65_536,
      calls: { '/api_vue/getVisionQuery/': 12 * 1024 * 1024 },
      children: { '/uploads/': 2_097_152 },
    },
    queryAllowlist: { '/catalog/{section}/': ['color', 'price'] },
    regions: [
      { ...region, id: 1, code: 'moskva', variant: 'z1' },
      { ...region, id: 2, code: 'kazan', variant: 'z2' },
      { id: 77, code: 'almaty', variant: 'kz', host: 'kz', kz: true },
    ],
    defaultRegionId: 1,
    kzRegionId: 77,
  }
}

/** The part of the API that the router depends on. */
export class StubApi extends StubServer {
  config = stubConfig()
  readonly codes = new Map<string, string>()
  readonly streams = new Set<ServerResponse>()
  /** What a router hears when it connects; null tells it that what it missed is unknown. */
  missed: string | null = null
  groups: number[] = []

  constructor() {
    super((request, response) => {
      const url = new URL(request.url ?? '/', 'http://api.invalid')
      const isRouter = request.headers['x-internal-token'] === token
      if (url.pathname.startsWith('/api/internal/') && !isRouter)
        return json(response, { no: true }, 401)
      switch (url.pathname) {
        case '/api/internal/router-config':
          return json(response, this.config)
        case '/api/internal/whoami':
          return json(response, { groups: request.headers.cookie === 'sid=staff' ? [26] : [2] })
        case '/api/internal/purge-stream':
          response.writeHead(200, { 'content-type': 'text/event-stream' })
          response.write(
            `${this.missed ?? 'id: 1\nevent: reset\ndata: {}\n\n'}event: live\ndata: {}\n\n`,
          )
          this.streams.add(response)
          response.on('close', () => this.streams.delete(response))
          return
        case '/api_vue/shortCode/':
          return json(response, { url: this.codes.get(url.searchParams.get('code') ?? '') ?? null })
        case '/health/ready':
          return json(response, {})
        default: {
          const { method, url: target, headers } = request
          // The API answers a call when it has read its body.
          request.resume().on('end', () => json(response, { method, url: target, headers }))
        }
      }
    })
  }

  emit(event: string, data: unknown): void {
    this.send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  /** Sends an event as it is written on the wire. */
  send(text: string): void {
    for (const stream of this.streams) stream.write(text)
  }

  cutStreams(): void {
    for (const stream of this.streams) stream.destroy()
  }
}

export function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(value))
}
