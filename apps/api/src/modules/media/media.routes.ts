import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/services.ts'
import { PictureMaker } from './make-picture.ts'
import { readModifiers } from './read-modifiers.ts'

const A_YEAR = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
const TYPES = { webp: 'image/webp', avif: 'image/avif', jpeg: 'image/jpeg', png: 'image/png' }
/** Shown where a picture is missing (storefront §8). */
const MISSING = 'drawn/pouf/52x52x42-D9D0C2-fabric-front.svg'

/** The image proxy: /media/{modifiers}/{path} (storefront §7, «Image URLs»). */
export function registerMedia(app: FastifyInstance, services: Services): void {
  const pictures = new PictureMaker(join(services.env.DATA_DIR, 'media-cache'))
  app.get<{ Params: { modifiers: string; '*': string } }>(
    '/media/:modifiers/*',
    async (request, reply) => {
      const { modifiers, '*': path } = request.params
      const asked = readModifiers(modifiers)
      if (!asked) return reply.callNotFound()
      const found = await pictures.make(path.replace(/\/$/, ''), asked)
      reply.type(TYPES[asked.format]).header('x-content-type-options', 'nosniff')
      if (found) return reply.header('cache-control', A_YEAR).send(found)
      const missing = await pictures.make(MISSING, asked)
      return reply.header('cache-control', AN_HOUR).send(missing)
    },
  )
}
