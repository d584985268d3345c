import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { handleJob } from '../../../platform/jobs/handle-job.ts'
import { FeedError } from '../../import/feed/feed-error.ts'
import { formatReport } from '../../import/format-report.ts'
import { findRunById, finishRun } from '../exchange.queries.ts'
import { shopFailed } from '../exchange-request.ts'
import { countImport } from '../record-import.ts'
import { withSessionFiles } from '../session/exchange-files.ts'
import { importCommerceml } from './import-commerceml.ts'

export const importCatalogJob = defineJob('import-catalog', z.object({ runId: z.int() }))

/**
 * Imports a file of a session. It may run again after a crash: the import is one transaction, and a
 * second one changes nothing. Whatever else ends it, ends the run too, so that 1C does not wait for
 * an answer that never comes.
 */
export const importCatalog = handleJob(importCatalogJob, async (services, { runId }) => {
  const { database, storage } = services
  const { db } = database
  const run = await findRunById(db, runId)
  if (run?.state !== 'waiting' || !run.sessionId) return
  const startedAt = performance.now()
  try {
    const report = await withSessionFiles({ storage, db }, run.sessionId, async (folder) => {
      const file = join(folder, run.fileName)
      if (!existsSync(file)) throw new FeedError(`${run.fileName} was not sent`)
      return importCommerceml(db, [file], { onProgress: () => undefined })
    })
    const seconds = (performance.now() - startedAt) / 1_000
    const lines = formatReport(report, seconds)
    await finishRun(db, runId, { state: 'done', lines, ...countImport(report) })
  } catch (error) {
    const isExpected = error instanceof FeedError
    const reason = isExpected ? error.format() : shopFailed
    await finishRun(db, runId, { state: 'refused', lines: [reason] })
    if (!isExpected) throw error
  }
})
