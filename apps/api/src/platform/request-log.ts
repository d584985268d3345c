import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'
import type { Services } from './services.ts'

/** The log's own address: a reader would find little but the reading in it. */
const OWN_PATH = '/api_vue/develop/requests/'

/** One line a request: method, path without its query, status and milliseconds. */
export function registerRequestLog(
  app: FastifyInstance,
  { log, requests }: Pick<Services, 'log' | 'requests'>,
  metrics: Metrics,
): void {
  // The line is these five fields and no other: nothing in it is looked through for secrets.
  const lines = log.child({}, { redact: [] })
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime)
    const route = request.routeOptions.url ?? 'unknown'
    const { method } = request
    const status = reply.statusCode
    metrics.calls.observe({ route, method, status: String(status) }, reply.elapsedTime / 1_000)
    if (route.startsWith('/health')) return
    const path = request.url.split('?', 1)[0]
    lines.info({ requestId: request.id, method, path, status, ms })
    if (route.startsWith('/api') && route !== OWN_PATH) {
      requests.add({ method, path: route, status, ms })
    }
  })
}
