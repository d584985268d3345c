import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Services } from '../../platform/services/services.ts'
import { isKey } from '../../platform/storage/storage.ts'
import { findInstructionData } from './instruction.queries.ts'
import { renderInstructionPdf } from './render-instruction-pdf.ts'

const PATTERN = '/media/paper/:id(^\\d{1,9}$)/:language(^(?:ru|kk|en)$).pdf'
const CACHE_CONTROL = 'public, max-age=3600'

/** Serves the PDFs of products: stored files, otherwise generated ones. */
export function registerInstructionPdfs(
  app: FastifyInstance,
  { storage, database, shop }: Services,
): void {
  app.get<{ Params: { id: string; language: 'ru' | 'kk' | 'en' } }>(
    PATTERN,
    async (request, reply) => {
      const { id, language } = request.params
      const data = await findInstructionData(database.db, Number(id))
      if (!data) return reply.callNotFound()
      if (data.file === null) {
        const shopName = shop.settings.brand.name[language]
        return sendPdf(reply).send(await renderInstructionPdf(data, language, shopName))
      }
      const isPdf = data.file.endsWith('.pdf') && isKey(data.file)
      const file = isPdf ? await storage.get(data.file) : null
      return file ? sendPdf(reply).send(file) : reply.callNotFound()
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
