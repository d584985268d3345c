import { feedFormats } from '@svetlitsa/domain/exchange/exchange'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Services } from '../../platform/services/services.ts'
import { buildFeedKey } from './build-feed-key.ts'

const params = z.object({
  region: z.string().regex(/^[a-z\d][a-z\d-]{0,99}$/),
  file: z
    .string()
    .transform((name) => name.replace(/\.xml$/, ''))
    .pipe(z.enum(feedFormats)),
})
/** Portals fetch feeds a few times a day; they are made anew every hour. */
const CACHE = 'public, max-age=600'

/** The feeds of the shop at public addresses, streamed from the storage (exchange.feeds). */
export function registerPublicFeeds(app: FastifyInstance, { storage }: Services): void {
  app.get('/feeds/:region/:file', async (request, reply) => {
    const parsed = params.safeParse(request.params)
    if (!parsed.success) throw new HttpError(404, 'not_found')
    const key = buildFeedKey(parsed.data.region, parsed.data.file)
    const found = await storage.head(key)
    const stream = found && (await storage.get(key))
    if (!stream) throw new HttpError(404, 'not_found')
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', CACHE)
      .header('content-length', found.bytes)
      .send(stream)
  })
}
