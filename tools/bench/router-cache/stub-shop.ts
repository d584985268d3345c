import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const region = { id: 1, code: 'moskva', variant: 'z1', host: 'main', kz: false }
const config = {
  redirects: [],
  bodyLimits: { default: 65_536, calls: {} },
  queryAllowlist: {},
  regions: [region],
  defaultRegionId: 1,
  kzRegionId: 1,
}

/**
 * A page as large as a section page: 108 KB of HTML, half of it repetitive like markup and the props
 * of islands.
 */
export function buildBenchPage(): string {
  const card = (index: number) =>
    `<article class="card"><a href="/catalog/divany/sofa-${index}/"><img src="/media/w_400/${index}.webp" alt="Диван ${index}"></a><h3>Диван прямой ${index}</h3><p>${randomBytes(6).toString('hex')}</p><span>${index * 990} ₽</span></article>`
  let html = '<!doctype html><html lang="ru"><body><main>'
  for (let index = 0; html.length < 100_000; index += 1) html += card(index)
  return `${html}</main></body></html>`
}

/** Responds as the API and the storefront would, as far as the router requires. */
export async function openStubShop(page: string): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    if (request.url === '/api/internal/router-config') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(config))
    } else if (request.url === '/api/internal/purge-stream') {
      response
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .write('event: live\ndata: {}\n\n')
      const beat = setInterval(() => response.write(': beat\n\n'), 5000)
      response.on('close', () => clearInterval(beat))
    } else {
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 's-maxage=3600, stale-while-revalidate=86400',
        'cache-tag': 'bench',
      }
      response.writeHead(200, headers).end(page)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}
