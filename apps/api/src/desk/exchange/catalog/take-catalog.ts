import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../../platform/services/services.ts'
import { requireScope } from '../../api-key/authenticate-api-key.ts'
import { FeedError } from '../../import/feed/feed-error.ts'
import { addRun, type ExchangeRun, findRun, hasSameFiles } from '../exchange.queries.ts'
import { exchangeFileLimit } from '../exchange-file-limit.ts'
import type { ExchangeAnswer, ExchangeRequest } from '../exchange-request.ts'
import { checkFileName, clearSession, storePart } from '../session/exchange-files.ts'
import { requireExchangeSession } from '../session/exchange-session.ts'
import { importCatalogJob } from './import-catalog-job.ts'

/** How long an answer waits for the import before it says `progress`. */
const WAIT_MS = 5_000
const LOOK_MS = 100

/** Goods come in: `init`, `file` for every part, and `import` again and again until `success`. */
export async function takeCatalog(
  services: Services,
  request: FastifyRequest,
  { mode, fileName, body }: ExchangeRequest,
): Promise<ExchangeAnswer> {
  const { id: sessionId, key } = await requireExchangeSession(services, request)
  requireScope(key, 'goods:write')
  if (mode === 'init') {
    await clearSession(services, sessionId)
    return ['zip=yes', `file_limit=${exchangeFileLimit}`]
  }
  if (mode === 'file') {
    if (!body || body.length === 0) throw new FeedError('the part is empty')
    await storePart(services, { sessionId, fileName: checkFileName(fileName), body })
    return ['success']
  }
  if (mode !== 'import') throw new FeedError(`a catalogue has no mode ${mode}`)
  return importFile(services, { sessionId, apiKeyId: key.id, fileName: checkFileName(fileName) })
}

/**
 * An import that has ended well is told again while its files are the same: it may have ended after
 * `progress`, before 1C asked again.
 */
async function importFile(
  services: Services,
  file: { sessionId: string; apiKeyId: number; fileName: string },
): Promise<string[]> {
  const { database, jobs } = services
  const earlier = await findRun(database.db, file.sessionId, file.fileName)
  const isDone = earlier?.state === 'done' && (await hasSameFiles(database.db, earlier))
  if (earlier?.state !== 'waiting' && !isDone) {
    await database.db.transaction(async (tx) => {
      const runId = await addRun(tx, { ...file, kind: 'catalog' })
      await jobs.enqueue(tx, importCatalogJob, { runId })
    })
  }
  const run = await waitForRun(services, file)
  if (run.state === 'waiting') return ['progress', `${file.fileName} is being imported`]
  return [run.state === 'done' ? 'success' : 'failure', ...run.lines]
}

async function waitForRun(
  { database }: Services,
  { sessionId, fileName }: { sessionId: string; fileName: string },
): Promise<ExchangeRun> {
  const endsAt = performance.now() + WAIT_MS
  for (;;) {
    const run = await findRun(database.db, sessionId, fileName)
    if (!run) throw new Error('the import was not recorded')
    if (run.state !== 'waiting' || performance.now() > endsAt) return run
    await sleep(LOOK_MS)
  }
}
