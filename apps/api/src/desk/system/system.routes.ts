import type { AnyCall } from '@svetlitsa/api-client/call/call'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { guardInternal } from '../../platform/access/guard-internal.ts'
import type { CreateContext } from '../../platform/context/context.ts'
import { checkReadiness } from '../../platform/health/check-readiness.ts'
import type { Metrics } from '../../platform/logging/metrics.ts'
import type { Services } from '../../platform/services/services.ts'
import { registerMoneyAuditMetric } from './money-audit-metric.ts'
import { registerPurgeStream } from './purge-stream.routes.ts'
import { readRouterConfig } from './read-router-config.ts'
import { createShopFigures } from './shop-figures.ts'

const pageError = z.object({ path: z.string().max(2_000), stack: z.string().max(20_000) })

/** Routes for the shop's own programs; the router does not expose them. */
export function registerSystemRoutes(
  app: FastifyInstance,
  {
    services,
    metrics,
    createContext,
    calls,
  }: {
    services: Services
    metrics: Metrics
    createContext: CreateContext
    calls: readonly AnyCall[]
  },
): void {
  const token = services.env.INTERNAL_TOKEN
  app.get('/health/live', async () => ({ ok: true }))
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.get('/health/ready', async (_request, reply) => {
    const readiness = isStopping
      ? { ok: false as const, reason: 'stopping' as const }
      : await checkReadiness(services)
    return reply.code(readiness.ok ? 200 : 503).send(readiness)
  })
  registerMoneyAuditMetric(metrics.registry, services)
  const figures = createShopFigures(metrics.registry, services)
  app.get('/metrics', async (request, reply) => {
    guardInternal(request, token)
    await figures.refresh()
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  app.get('/api/internal/router-config', async (request) => {
    guardInternal(request, token)
    return readRouterConfig(services, calls)
  })
  registerPurgeStream(app, services, metrics.purgeStreams)
  app.post('/api/internal/page-error', async (request) => {
    guardInternal(request, token)
    const { path, stack } = pageError.parse(request.body)
    services.pageErrors.record(path, stack)
    return { ok: true }
  })
  app.get('/api/internal/whoami', async (request, reply) => {
    guardInternal(request, token)
    const { session } = await createContext(services, request, reply)
    return { groups: session?.groups ?? [] }
  })
}
