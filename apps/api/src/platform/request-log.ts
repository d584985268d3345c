import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'

/** One line a request: method, path without its query, status and milliseconds. */
export function registerRequestLog(app: FastifyInstance, log: Logger, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime)
    const route = request.routeOptions.url ?? 'unknown'
    const labels = { route, method: request.method, status: String(reply.statusCode) }
    metrics.calls.observe(labels, reply.elapsedTime / 1_000)
    if (route.startsWith('/health')) return
    const path = request.url.split('?', 1)[0]
    log.info({ requestId: request.id, method: request.method, path, status: reply.statusCode, ms })
  })
}
