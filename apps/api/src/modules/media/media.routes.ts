import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Services } from '../../platform/services.ts'
import { MediaMaker } from './media-maker.ts'
import { type Modifiers, readModifiers } from './read-modifiers.ts'

/** A file of this name never changes: a new picture has a new name. */
const FOREVER = 'public, max-age=31536000, immutable'
/** A picture that is missing may come. */
const SOON_AGAIN = 'public, max-age=300'
const NO_PICTURE = 'drawn/dummy/no-image.svg'
const NO_TEXTURE = 'drawn/dummy/no-texture.svg'

/** The image proxy (storefront §7): /media/{modifiers}/{path}. */
export function registerMedia(app: FastifyInstance, { env, log }: Services): void {
  const maker = new MediaMaker(env.DATA_DIR, env.MEDIA_CACHE_MB * 1024 * 1024, log)
  app.addHook('onClose', () => maker.close())

  app.get<{ Params: { modifiers: string; '*': string } }>(
    '/media/:modifiers/*',
    async (request, reply) => {
      const wanted = readModifiers(request.params.modifiers)
      if (!wanted) return reply.callNotFound()
      const path = request.params['*']
      const picture = await maker.picture(path, wanted)
      if (picture) return send(reply, 200, wanted, picture, FOREVER)
      // The dummy of storefront §8, under the status that tells the truth.
      const dummy = await maker.picture(/texture/.test(path) ? NO_TEXTURE : NO_PICTURE, wanted)
      return dummy ? send(reply, 404, wanted, dummy, SOON_AGAIN) : reply.callNotFound()
    },
  )
}

function send(
  reply: FastifyReply,
  status: 200 | 404,
  { format }: Modifiers,
  picture: Buffer,
  caching: string,
): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', caching)
    .header('x-content-type-options', 'nosniff')
    .type(`image/${format}`)
    .send(picture)
}
