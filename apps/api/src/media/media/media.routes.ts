import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Services } from '../../platform/services/services.ts'
import { type FoundFile, findFileInside } from '../../platform/storage/find-file-inside.ts'
import { parseStudioPath } from './find-studio-picture.ts'
import { MediaBuilder } from './media-builder.ts'
import { type Modifiers, parseModifiers } from './parse-modifiers.ts'

/** For addresses that identify the contents: a new picture has a new address. */
const FOREVER = 'public, max-age=31536000, immutable'
/** For studio files whose address does not identify the contents. */
const ONE_DAY = 'public, max-age=86400'
/** For missing pictures, which may be added later. */
const SHORT_LIVED = 'public, max-age=300'
const NO_PICTURE = 'drawn/dummy/no-image.svg'
const NO_TEXTURE = 'drawn/dummy/no-texture.svg'
/** No modifiers: models and drawings are served unchanged. */
const UNMODIFIED = '_'

/** The image proxy (call.images): /media/{modifiers}/{path}. */
export function registerMedia(app: FastifyInstance, services: Services): void {
  const { env } = services
  const mediaBuilder = new MediaBuilder(env, services)
  app.addHook('onClose', () => mediaBuilder.close())

  app.get<{ Params: { modifiers: string; '*': string } }>(
    '/media/:modifiers/*',
    async (request, reply) => {
      const modifiers = parseModifiers(request.params.modifiers)
      if (!modifiers) return reply.callNotFound()
      const path = request.params['*']
      if (request.params.modifiers === UNMODIFIED) {
        const file = await findStudioFile(path, env.STUDIO_DIR)
        if (file) return sendFile(reply, file)
        const model = await mediaBuilder.model(path)
        if (model) return sendBytes(reply, model, modelType(path), getCacheControl(path))
      }
      const picture = await mediaBuilder.picture(path, modifiers)
      if (picture) return send(reply, 200, modifiers, picture, getCacheControl(path))
      // The placeholder picture of card.images, with the status 404.
      const placeholder = await mediaBuilder.picture(
        /texture/.test(path) ? NO_TEXTURE : NO_PICTURE,
        modifiers,
      )
      return placeholder
        ? send(reply, 404, modifiers, placeholder, SHORT_LIVED)
        : reply.callNotFound()
    },
  )
}

function getCacheControl(path: string): string {
  return parseStudioPath(path)?.hasContentHash === false ? ONE_DAY : FOREVER
}

function sendFile(
  reply: FastifyReply,
  file: NonNullable<Awaited<ReturnType<typeof findStudioFile>>>,
): FastifyReply {
  return reply
    .header('cache-control', file.hasContentHash ? FOREVER : ONE_DAY)
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

const types: Readonly<Record<string, string>> = {
  '.glb': 'model/gltf-binary',
  '.usdz': 'model/vnd.usdz+zip',
  '.svg': 'image/svg+xml',
}

/** A model or drawing of the studio that is served unchanged; null for anything else. */
async function findStudioFile(
  path: string,
  folder: string,
): Promise<(FoundFile & { type: string; hasContentHash: boolean }) | null> {
  const studio = parseStudioPath(path)
  const type = studio && types[extname(studio.file)]
  const found = type ? await findFileInside(folder, studio.file) : null
  return studio && type && found ? { ...found, type, hasContentHash: studio.hasContentHash } : null
}

/** Content type of a model by its file extension. */
function modelType(path: string): string {
  return types[extname(path)] ?? 'application/octet-stream'
}
