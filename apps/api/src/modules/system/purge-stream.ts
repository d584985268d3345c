import type { FastifyReply } from 'fastify'
import type { ChangeFeed, PageChange } from '../../platform/cache/change-feed.ts'

const HEARTBEAT_MS = 5_000

/** Streams tags to invalidate to a router until it disconnects. */
export function openPurgeStream(changes: ChangeFeed, reply: FastifyReply): void {
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
