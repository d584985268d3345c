import { isStaff } from '@svetlitsa/domain/identity/user-group'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Context } from '../../platform/context/context.ts'
import type { CallHost } from '../../platform/http/answer-call.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { buildFileName } from './build-file-name.ts'
import { requireLoginForPurpose } from './require-login-for-upload.ts'
import { findReadyUpload } from './upload.queries.ts'
import { buildUploadKey } from './upload-key.ts'

const CACHE_CONTROL = 'private, max-age=3600'
/** Whatever a file contains, a browser that is shown it alone runs nothing of it. */
const POLICY = "default-src 'none'; sandbox"

interface Route {
  Params: { id: string }
}

interface Host extends CallHost {
  /** Whether a member of staff may see what an upload belongs to. */
  canStaffRead: (context: Context, uploadId: string) => Promise<boolean>
  /** Whether an assembler may see what an upload belongs to. */
  canAssemblerRead: (context: Context, uploadId: string) => Promise<boolean>
}

/** Files and thumbnails of judged uploads, for their owners and for the staff who work with them. */
export function registerUploadFiles(app: FastifyInstance, host: Host): void {
  app.get<Route>('/uploads/:id/file', async (request, reply) => {
    const found = await findFile(host, request, reply, 'file')
    const { mediaType, storedBytes, name } = found.row
    const fileName = encodeURIComponent(buildFileName(name, mediaType)).replace(
      /['()*]/g,
      encodePunctuation,
    )
    return reply
      .header('content-disposition', `attachment; filename*=UTF-8''${fileName}`)
      .header('content-length', storedBytes)
      .type(mediaType ?? 'application/octet-stream')
      .send(found.stream)
  })

  app.get<Route>('/uploads/:id/thumbnail', async (request, reply) => {
    const found = await findFile(host, request, reply, 'thumbnail')
    return reply.header('content-disposition', 'inline').type('image/webp').send(found.stream)
  })
}

async function findFile(
  { services, createContext, canStaffRead, canAssemblerRead }: Host,
  request: FastifyRequest<Route>,
  reply: FastifyReply,
  kind: 'file' | 'thumbnail',
) {
  const context = await createContext(services, request, reply, 'customer')
  const { db, session } = context
  const { id } = request.params
  const found = z.uuid().safeParse(id).success ? await findReadyUpload(db, id) : null
  const isOwner = found !== null && found.userId === session?.userId
  if (isOwner) await requireLoginForPurpose(context, found.purpose)
  const canRead =
    found !== null &&
    (isOwner ||
      (isStaff(session?.groups ?? []) && (await canStaffRead(context, id))) ||
      (await canAssemblerRead(context, id)))
  const row = canRead ? found : null
  const stream = row ? await services.storage.get(buildUploadKey(id, kind)) : null
  if (!row || !stream) throw new HttpError(404, 'not_found')
  reply
    .header('cache-control', CACHE_CONTROL)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', POLICY)
  return { row, stream }
}

function encodePunctuation(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
