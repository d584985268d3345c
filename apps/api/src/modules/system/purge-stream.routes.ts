import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { guardInternal } from '../../platform/access/guard-internal.ts'
import type { ChangeFeed, PageChange } from '../../platform/cache/change-feed.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Services } from '../../platform/services/services.ts'

const HEARTBEAT_MS = 5_000

/**
 * Streams the tags to invalidate to the routers. A router trusts its pages for as long as it holds a
 * stream, so a stream ends as soon as this process hears of no more changes: when its connection to
 * the database is lost, and when it stops.
 */
export function registerPurgeStream(app: FastifyInstance, { env, changes }: Services): void {
  const streams = new Set<ServerResponse>()
  app.get('/api/internal/purge-stream', (request, reply) => {
    guardInternal(request, env.INTERNAL_TOKEN)
    if (!changes.isListening) throw new HttpError(503, 'unavailable', { retryAfterSeconds: 1 })
    reply.hijack()
    streams.add(reply.raw)
    reply.raw.on('close', () => streams.delete(reply.raw))
    sendChanges(changes, reply.raw)
  })
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end()
  })
}

function sendChanges(changes: ChangeFeed, stream: ServerResponse): void {
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
