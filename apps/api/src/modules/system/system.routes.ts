import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { guardInternal } from '../../platform/access/guard-internal.ts'
import type { CreateContext } from '../../platform/context/context.ts'
import type { Metrics } from '../../platform/logging/metrics.ts'
import type { Services } from '../../platform/services/services.ts'
import { openPurgeStream } from './purge-stream.ts'
import { readRouterConfig } from './router-config.queries.ts'

/** Routes for the shop's own programs; the router does not expose them. */
export function registerSystemRoutes(
  app: FastifyInstance,
  {
    services,
    metrics,
    createContext,
  }: { services: Services; metrics: Metrics; createContext: CreateContext },
): void {
  const { db } = services.database
  const token = services.env.INTERNAL_TOKEN
  app.get('/health/live', async () => ({ ok: true }))
  app.get('/health/ready', async () => {
    await db.execute(sql`select 1`)
    return { ok: true }
  })
  app.get('/metrics', async (request, reply) => {
    guardInternal(request, token)
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  app.get('/api/internal/router-config', async (request) => {
    guardInternal(request, token)
    return readRouterConfig(services)
  })
  app.get('/api/internal/purge-stream', (request, reply) => {
    guardInternal(request, token)
    openPurgeStream(services.changes, reply)
  })
  app.get('/api/internal/whoami', async (request, reply) => {
    guardInternal(request, token)
    const { session } = await createContext(services, request, reply)
    return { groups: session?.groups ?? [] }
  })
}
