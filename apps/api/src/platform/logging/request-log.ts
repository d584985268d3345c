import { isTracing, nameRequest } from '@svetlitsa/tracing/current-trace'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services/services.ts'
import type { Metrics } from './metrics.ts'

/** The log's own address, left out because reading the log would fill it. */
const INTERNAL_PATH = '/api_vue/develop/requests/'

/** Logs one line per request: method, path without its query, status and milliseconds. */
export function registerRequestLog(
  app: FastifyInstance,
  { log, requests }: Pick<Services, 'log' | 'requests'>,
  metrics: Metrics,
): void {
  // The line consists of these five fields only, so redaction is skipped.
  const lines = log.child({}, { redact: [] })
  if (isTracing()) {
    app.addHook('onRequest', async ({ method, routeOptions, id }) => {
      nameRequest({ method, route: routeOptions.url ?? 'unknown', requestId: id })
    })
  }
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime)
    const route = request.routeOptions.url ?? 'unknown'
    const { method } = request
    const status = reply.statusCode
    metrics.calls.observe({ route, method, status: String(status) }, reply.elapsedTime / 1_000)
    if (route.startsWith('/health')) return
    const path = request.url.split('?', 1)[0]
    lines.info({ requestId: request.id, method, path, status, ms })
    if (route.startsWith('/api') && route !== INTERNAL_PATH) {
      requests.add({ method, path: route, status, ms })
    }
  })
}
