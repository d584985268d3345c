import type { IncomingMessage, ServerResponse } from 'node:http'
import { StubServer } from './stub-server.ts'

export interface StubPage {
  status?: number
  body?: string
  headers?: Record<string, string>
  delayMs?: number
}

/** Serves pages as the storefront does: s-maxage, Cache-Tag, the internal address in the body. */
export class StubStorefront extends StubServer {
  readonly pages = new Map<string, StubPage>()
  /** Changes the content of every page, as a change in the database would. */
  edition = 1

  constructor() {
    super((request, response) => void this.#draw(request, response))
  }

  async #draw(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = ''] = (request.url ?? '').split('?')
    const page = this.pages.get(path) ?? {}
    const edition = this.edition
    if (page.delayMs) await new Promise((resolve) => setTimeout(resolve, page.delayMs))
    const body = `<!doctype html><html><body><main>${request.url} edition ${edition}</main><script>hydrate()</script></body></html>`
    response.writeHead(page.status ?? 200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 's-maxage=3600, stale-while-revalidate=86400',
      'cache-tag': `page:${path},all`,
      'x-powered-by': 'Next.js',
      ...page.headers,
    })
    response.end(page.body ?? body)
  }
}
