import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Gauge } from 'prom-client'
import { guardInternal } from '../../platform/access/guard-internal.ts'
import type { PageChange } from '../../platform/cache/change-feed.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Services } from '../../platform/services/services.ts'
import { findMissedChanges } from './missed-changes.queries.ts'

const HEARTBEAT_MS = 5_000

/** What the router's configuration contains: redirects, regions, filters, the brand of the shop. */
const CONFIG_TAGS = new Set(['redirect', 'region', 'catalogue', 'shell'])

/**
 * Streams the tags to invalidate to the routers. A router that was connected before names the last
 * change that it heard of (Last-Event-ID), and is sent what it missed, or `reset` where that is not
 * known; `live` says that it misses nothing from then on. It trusts its pages for as long as it
 * holds a live stream, so a stream ends as soon as this process hears of no more changes: when its
 * connection to the database is lost, and when it stops.
 */
export function registerPurgeStream(app: FastifyInstance, services: Services, open: Gauge): void {
  const { env, changes, log } = services
  const streams = new Set<ServerResponse>()
  let isStopping = false
  app.get('/api/internal/purge-stream', (request, reply) => {
    guardInternal(request, env.INTERNAL_TOKEN)
    // Requests are still answered for a moment; a stream would keep the process until it is killed.
    if (isStopping || !changes.isListening)
      throw new HttpError(503, 'unavailable', { retryAfterSeconds: 1 })
    reply.hijack()
    streams.add(reply.raw)
    open.set(streams.size)
    reply.raw.on('close', () => {
      streams.delete(reply.raw)
      open.set(streams.size)
    })
    sendChanges(services, reply.raw)
    catchUp(services, request.headers['last-event-id'], reply.raw).catch((error: unknown) => {
      log.warn({ err: error }, 'the changes that a router missed could not be read')
      reply.raw.destroy()
    })
  })
  app.addHook('preClose', async () => {
    isStopping = true
    for (const stream of streams) stream.end()
  })
}

/** Sends what happens from now on. */
function sendChanges({ changes }: Services, stream: ServerResponse): void {
  stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  stream.write(': open\n\n')
  const send = (change: PageChange): void => sendChange(stream, change)
  /** Changes may have been missed, so the stream is closed; the router opens another. */
  const closeStream = (): void => {
    stream.destroy()
  }
  const heartbeat = setInterval(() => stream.write(': beat\n\n'), HEARTBEAT_MS)
  changes.on('change', send)
  changes.on('lost', closeStream)
  stream.on('close', () => {
    clearInterval(heartbeat)
    changes.off('change', send)
    changes.off('lost', closeStream)
  })
}

/** Sends what a router missed since the last change that it heard of. */
async function catchUp(
  { database }: Services,
  lastEventId: string | string[] | undefined,
  stream: ServerResponse,
): Promise<void> {
  const lastHeard = typeof lastEventId === 'string' ? Number(lastEventId) : Number.NaN
  const { missed, newest } = await findMissedChanges(database.db, lastHeard)
  if (missed) for (const change of missed) sendChange(stream, change)
  else stream.write(`id: ${newest}\nevent: reset\ndata: {}\n\n`)
  stream.write('event: live\ndata: {}\n\n')
}

function sendChange(stream: ServerResponse, { id, tags, soft }: PageChange): void {
  stream.write(`id: ${id}\nevent: purge\ndata: ${JSON.stringify({ tags, soft })}\n\n`)
  if (tags.some((tag) => CONFIG_TAGS.has(tag))) stream.write('event: config\ndata: {}\n\n')
}
