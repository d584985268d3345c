import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import next from 'next'
import { loadIslandRenderer } from '../island/server/load-island-renderer.ts'
import type { PageFragments } from '../island/server/page-fragments.ts'
import { keepOwnScripts } from './keep-own-scripts.ts'
import { stopGracefully } from './stop-gracefully.ts'
import { transformHtml } from './transform-html.ts'

/**
 * Matches the keep-alive of the API. With Node's default of five seconds connections would often
 * close during use.
 */
const KEEP_ALIVE_MS = 72_000

const { values } = parseArgs({
  options: { port: { type: 'string' }, hostname: { type: 'string', default: '127.0.0.1' } },
})
const { hostname } = values
const port = Number(values.port)

/**
 * Serves the built pages. Next renders them without the markup of islands and their props, which
 * would pass through it several times, and with its own scripts, which no page needs (ADR 0103).
 */
const app = next({ dev: false, dir: process.cwd(), hostname, port })
const [{ renderWithSlots, fillSlots }] = await Promise.all([loadIslandRenderer(), app.prepare()])
const handle = app.getRequestHandler()

const server = createServer(async (request, response) => {
  const fragments: PageFragments = []
  transformHtml(response, (html) => fillSlots(keepOwnScripts(html), fragments))
  try {
    await renderWithSlots(fragments, () => handle(request, response))
  } catch (error) {
    logError(`${request.url}: `, error)
    // Part of a page must not be taken for a whole one.
    if (response.headersSent) response.destroy()
    else response.writeHead(500, { 'content-type': 'text/plain' }).end()
  }
})
server.keepAliveTimeout = KEEP_ALIVE_MS
stopGracefully(server)
// Next only logs what nobody catches, and a process that does not listen has to end.
server.once('error', (error) => {
  logError('', error)
  process.exit(1)
})
server.listen(port, hostname)

function logError(prefix: string, error: unknown): void {
  process.stderr.write(`${prefix}${error instanceof Error ? error.stack : error}\n`)
}
