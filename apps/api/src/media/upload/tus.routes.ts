import { randomUUID } from 'node:crypto'
import { uploadPurpose } from '@svetlitsa/api-client/upload/contract'
import { findFileProblem, uploadLimits } from '@svetlitsa/domain/upload/upload-limits'
import { MemoryLocker, Metadata, Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { guardOrigin } from '../../platform/access/guard-origin.ts'
import type { CallHost } from '../../platform/http/answer-call.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { requireLoginForPurpose, requireLoginForUpload } from './require-login-for-upload.ts'
import { type NewUpload, UploadStore } from './upload-store.ts'

const PATH = '/uploads'
const MEGABYTE = 1024 * 1024
const CHUNK_TYPE = 'application/offset+octet-stream'
const problemCodes: Readonly<Record<number, string>> = {
  404: 'not_found',
  409: 'changed_meanwhile',
  413: 'too_large',
}

const description = z.object({
  name: z.string().min(1).max(255),
  type: z.string().max(100).default(''),
  purpose: uploadPurpose,
  fingerprint: z.string().regex(/^[\w-]{8,100}$/),
})

/** Resumable uploads by the tus protocol, for people with a login (upload.resume). */
export async function registerTus(app: FastifyInstance, host: CallHost): Promise<void> {
  // One lock for all requests of this process; the database decides between processes.
  const locker = new MemoryLocker()
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      CHUNK_TYPE,
      { parseAs: 'buffer', bodyLimit: uploadLimits.chunkBytes },
      async (_request: unknown, body: Buffer) => body,
    )
    scope.route({
      method: ['POST', 'OPTIONS'],
      url: `${PATH}/`,
      handler: (request, reply) => answerTus(host, locker, request, reply),
    })
    scope.route<{ Params: { id: string } }>({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${PATH}/:id`,
      handler: (request, reply) => {
        const { id } = request.params
        if (!z.uuid().safeParse(id).success) throw new HttpError(404, 'not_found')
        return answerTus(host, locker, request, reply, id)
      },
    })
  })
}

async function answerTus(
  { services, createContext }: CallHost,
  locker: MemoryLocker,
  request: FastifyRequest,
  reply: FastifyReply,
  id?: string,
): Promise<FastifyReply> {
  const { method } = request
  const { env } = services
  if (method !== 'HEAD' && method !== 'OPTIONS') guardOrigin(request)
  const caller = method === 'OPTIONS' ? 'anyone' : 'customer'
  const context = await createContext(services, request, reply, caller)
  const { db, session } = context
  const described = method === 'POST' ? parseDescription(request) : null
  if (described) await requireLoginForPurpose(context, described.purpose)
  else if (id) await requireLoginForUpload(context, id)
  let failure: unknown
  const server = new Server({
    path: PATH,
    datastore: new UploadStore(
      { db, storage: services.storage, maxAccountBytes: env.UPLOADS_PER_ACCOUNT_MB * MEGABYTE },
      session?.userId ?? 0,
      described,
    ),
    locker,
    maxSize: uploadLimits.maxFileBytes,
    relativeLocation: true,
    allowedOrigins: () => false,
    namingFunction: () => randomUUID(),
    // Answered below, as every error of the API.
    onResponseError: (_request, error) => {
      failure = error
    },
  })
  const answer = await server.handleWeb(toWebRequest(request))
  answer.headers.delete('access-control-expose-headers')
  for (const [name, value] of answer.headers) reply.header(name, value)
  if (failure instanceof HttpError) throw failure
  if (failure instanceof Error) throw failure
  if (answer.status >= 400)
    throw new HttpError(answer.status, problemCodes[answer.status] ?? 'invalid')
  return reply.code(answer.status).send(await answer.text())
}

function toWebRequest({ method, url, headers, body }: FastifyRequest): Request {
  const copied = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string') copied.set(name, value)
  }
  const bytes = Buffer.isBuffer(body) ? new Uint8Array(body) : null
  return new Request(new URL(url, 'http://localhost'), { method, headers: copied, body: bytes })
}

function parseDescription({ headers }: FastifyRequest): NewUpload {
  const parsed = description.safeParse(parseMetadata(headers['upload-metadata']))
  if (!parsed.success) {
    const fields = Object.fromEntries(
      parsed.error.issues.map(({ path }) => [path.join('.') || 'Upload-Metadata', 'wrong']),
    )
    throw new HttpError(400, 'invalid', { fields })
  }
  const { type, ...described } = parsed.data
  const length = Number(headers['upload-length'])
  if (!Number.isSafeInteger(length)) throw new HttpError(400, 'invalid')
  const problem = findFileProblem({ name: described.name, type, bytes: length })
  if (problem === 'size') throw new HttpError(413, 'upload_size')
  if (problem === 'type') throw new HttpError(415, 'upload_type')
  if (problem === 'empty') throw new HttpError(400, 'upload_empty')
  return described
}

function parseMetadata(header: string | string[] | undefined): Record<string, string | null> {
  try {
    return Metadata.parse(Array.isArray(header) ? header[0] : header)
  } catch {
    throw new HttpError(400, 'invalid', { fields: { 'Upload-Metadata': 'wrong' } })
  }
}
