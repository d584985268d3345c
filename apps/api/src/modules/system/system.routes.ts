import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { guardInternal } from '../../platform/access/guard-internal.ts'
import type { ChangeFeed, PageChange } from '../../platform/cache/change-feed.ts'
import type { CreateContext } from '../../platform/context/context.ts'
import { checkReadiness } from '../../platform/health/check-readiness.ts'
import type { Metrics } from '../../platform/logging/metrics.ts'
import type { Services } from '../../platform/services/services.ts'
import { readRouterConfig } from './router-config.queries.ts'

const pageError = z.object({ path: z.string().max(2_000), stack: z.string().max(20_000) })

/** Routes for the shop's own programs; the router does not expose them. */
export function registerSystemRoutes(
  app: FastifyInstance,
  {
    services,
    metrics,
    createContext,
  }: { services: Services; metrics: Metrics; createContext: CreateContext },
): void {
  const token = services.env.INTERNAL_TOKEN
  app.get('/health/live', async () => ({ ok: true }))
  app.get('/health/ready', async (_request, reply) => {
    const readiness = await checkReadiness(services)
    return reply.code(readiness.ok ? 200 : 503).send(readiness)
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

const HEARTBEAT_MS = 5_000

/** Streams tags to invalidate to a router until it disconnects. */
function openPurgeStream(changes: ChangeFeed, reply: FastifyReply): void {
  reply.hijack()
  const stream = reply.raw
  stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  stream.write(': open\n\n')
  const sendPurge = (change: PageChange): void => {
    stream.write(`event: purge\ndata: ${JSON.stringify(change)}\n\n`)
    if (change.tags.some((tag) => tag === 'redirect' || tag === 'region')) {
      stream.write('event: config\ndata: {}\n\n')
    }
  }
  /**
   * Changes may have been missed, so the stream is closed; the router then clears its cache and
   * reconnects.
   */
  const closeStream = (): void => {
    stream.destroy()
  }
  const heartbeat = setInterval(() => stream.write(': beat\n\n'), HEARTBEAT_MS)
  changes.on('change', sendPurge)
  changes.on('lost', closeStream)
  stream.on('close', () => {
    clearInterval(heartbeat)
    changes.off('change', sendPurge)
    changes.off('lost', closeStream)
  })
}
