import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { createContext } from '../../platform/create-context.ts'
import { guardInternal } from '../../platform/guard-internal.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { Services } from '../../platform/services.ts'
import { openPurgeStream } from './purge-stream.ts'
import { routerConfig } from './router-config.queries.ts'

/** Addresses for the shop's own programs; the router shows none of them to the outside. */
export function registerSystemRoutes(
  app: FastifyInstance,
  services: Services,
  metrics: Metrics,
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
    return routerConfig(services)
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
