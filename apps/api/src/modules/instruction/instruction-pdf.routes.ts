import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Services } from '../../platform/services/services.ts'
import { findInstructionData } from './instruction.queries.ts'
import { renderInstructionPdf } from './render-instruction-pdf.ts'

const PATTERN = '/media/paper/:id(^\\d{1,9}$)/:language(^(?:ru|kk|en)$).pdf'
const CACHE_CONTROL = 'public, max-age=3600'

/** Serves the PDFs of products: stored files of the media folder, otherwise generated ones. */
export function registerInstructionPdfs(app: FastifyInstance, { env, database }: Services): void {
  const folder = join(env.DATA_DIR, 'media')
  app.get<{ Params: { id: string; language: 'ru' | 'kk' | 'en' } }>(
    PATTERN,
    async (request, reply) => {
      const { id, language } = request.params
      const data = await findInstructionData(database.db, Number(id))
      if (!data) return reply.callNotFound()
      if (data.file === null) return sendPdf(reply).send(await renderInstructionPdf(data, language))
      const file = await findFileWithin(folder, data.file)
      return file ? sendPdf(reply).send(createReadStream(file)) : reply.callNotFound()
    },
  )
}

function sendPdf(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', CACHE_CONTROL)
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', 'inline')
    .type('application/pdf')
}

/**
 * Finds a PDF inside the folder only, whatever `..` segments and symbolic links the path contains.
 */
async function findFileWithin(folder: string, path: string): Promise<string | null> {
  if (!path.endsWith('.pdf') || path.includes('\0')) return null
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))])
    return file.startsWith(root + sep) && (await stat(file)).isFile() ? file : null
  } catch {
    // The file or the folder does not exist, so the document is not available.
    return null
  }
}
