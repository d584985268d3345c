import type { FastifyReply } from 'fastify'
import type { ChangeFeed, PageChange } from '../../platform/change-feed.ts'

const HEARTBEAT_MS = 5_000

/** Tells a router what to forget, for as long as it listens. */
export function openPurgeStream(changes: ChangeFeed, reply: FastifyReply): void {
  reply.hijack()
  const stream = reply.raw
  stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  stream.write(': open\n\n')
  const purge = (change: PageChange): void => {
    stream.write(`event: purge\ndata: ${JSON.stringify(change)}\n\n`)
    if (change.tags.some((tag) => tag === 'redirect' || tag === 'region')) {
      stream.write('event: config\ndata: {}\n\n')
    }
  }
  /** Changes may have been missed: the router must begin anew, which it does on a cut stream. */
  const cut = (): void => {
    stream.destroy()
  }
  const heartbeat = setInterval(() => stream.write(': beat\n\n'), HEARTBEAT_MS)
  changes.on('change', purge)
  changes.on('lost', cut)
  stream.on('close', () => {
    clearInterval(heartbeat)
    changes.off('change', purge)
    changes.off('lost', cut)
  })
}
