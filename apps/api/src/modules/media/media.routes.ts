import { createReadStream } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Services } from '../../platform/services.ts'
import { findStudioFile, modelType } from './find-studio-file.ts'
import { MediaMaker } from './media-maker.ts'
import { type Modifiers, readModifiers } from './read-modifiers.ts'
import { readStudioPath } from './studio-path.ts'

/** A file of this name never changes: a new picture has a new name. */
const FOREVER = 'public, max-age=31536000, immutable'
/** A file of the studio under a name that says nothing of its contents. */
const FOR_A_DAY = 'public, max-age=86400'
/** A picture that is missing may come. */
const SOON_AGAIN = 'public, max-age=300'
const NO_PICTURE = 'drawn/dummy/no-image.svg'
const NO_TEXTURE = 'drawn/dummy/no-texture.svg'
/** No modifiers: models and drawings are then handed out as they are. */
const AS_IT_IS = '_'

/** The image proxy (storefront §7): /media/{modifiers}/{path}. */
export function registerMedia(app: FastifyInstance, { env, log }: Services): void {
  const maker = new MediaMaker(env, log)
  app.addHook('onClose', () => maker.close())

  app.get<{ Params: { modifiers: string; '*': string } }>(
    '/media/:modifiers/*',
    async (request, reply) => {
      const wanted = readModifiers(request.params.modifiers)
      if (!wanted) return reply.callNotFound()
      const path = request.params['*']
      if (request.params.modifiers === AS_IT_IS) {
        const file = await findStudioFile(path, env.STUDIO_DIR)
        if (file) return sendFile(reply, file)
        const model = await maker.model(path)
        if (model) return sendBytes(reply, model, modelType(path), cachingOf(path))
      }
      const picture = await maker.picture(path, wanted)
      if (picture) return send(reply, 200, wanted, picture, cachingOf(path))
      // The dummy of storefront §8, under the status that tells the truth.
      const dummy = await maker.picture(/texture/.test(path) ? NO_TEXTURE : NO_PICTURE, wanted)
      return dummy ? send(reply, 404, wanted, dummy, SOON_AGAIN) : reply.callNotFound()
    },
  )
}

function cachingOf(path: string): string {
  return readStudioPath(path)?.isDated === false ? FOR_A_DAY : FOREVER
}

function sendFile(
  reply: FastifyReply,
  file: NonNullable<Awaited<ReturnType<typeof findStudioFile>>>,
): FastifyReply {
  return reply
    .header('cache-control', file.isDated ? FOREVER : FOR_A_DAY)
    .header('x-content-type-options', 'nosniff')
    .header('content-length', file.bytes)
    .type(file.type)
    .send(createReadStream(file.file))
}

function send(
  reply: FastifyReply,
  status: 200 | 404,
  { format }: Modifiers,
  picture: Buffer,
  caching: string,
): FastifyReply {
  return sendBytes(reply.code(status), picture, `image/${format}`, caching)
}

function sendBytes(
  reply: FastifyReply,
  bytes: Buffer,
  type: string,
  caching: string,
): FastifyReply {
  return reply
    .header('cache-control', caching)
    .header('x-content-type-options', 'nosniff')
    .type(type)
    .send(bytes)
}
