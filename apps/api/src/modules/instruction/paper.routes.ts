import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Services } from '../../platform/services.ts'
import { drawPaper } from './draw-paper.ts'
import { findPaper } from './instruction.queries.ts'

const PATTERN = '/media/paper/:id(^\\d{1,9}$)/:language(^(?:ru|kk|en)$).pdf'
const AN_HOUR = 'public, max-age=3600'

/** The PDFs of products: kept files of the media folder, else made of what the shop knows. */
export function registerPapers(app: FastifyInstance, { env, database }: Services): void {
  const folder = join(env.DATA_DIR, 'media')
  app.get<{ Params: { id: string; language: 'ru' | 'kk' | 'en' } }>(
    PATTERN,
    async (request, reply) => {
      const { id, language } = request.params
      const paper = await findPaper(database.db, Number(id))
      if (!paper) return reply.callNotFound()
      if (paper.file === null) return asPdf(reply).send(await drawPaper(paper, language))
      const file = await fileWithin(folder, paper.file)
      return file ? asPdf(reply).send(createReadStream(file)) : reply.callNotFound()
    },
  )
}

function asPdf(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', AN_HOUR)
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', 'inline')
    .type('application/pdf')
}

/** A PDF of the folder and of nowhere else, whatever dots and links its path leads over. */
async function fileWithin(folder: string, path: string): Promise<string | null> {
  if (!path.endsWith('.pdf') || path.includes('\0')) return null
  try {
    const [home, file] = await Promise.all([realpath(folder), realpath(join(folder, path))])
    return file.startsWith(home + sep) && (await stat(file)).isFile() ? file : null
  } catch {
    // No such file, or no folder yet: the paper is not there to be read.
    return null
  }
}
