import type { Db } from '../../platform/database/database.ts'
import { FeedError } from '../import/feed/feed-error.ts'
import { formatReport, type ImportReport } from '../import/format-report.ts'
import { addRun, finishRun } from './exchange.queries.ts'
import { shopFailed } from './exchange-request.ts'

/** Runs an import of the command and records it in the log of the exchange; returns its report. */
export async function recordImport(
  db: Db,
  fileName: string,
  work: () => Promise<ImportReport>,
): Promise<string[]> {
  const startedAt = performance.now()
  const runId = await addRun(db, { apiKeyId: null, sessionId: null, kind: 'import', fileName })
  try {
    const report = await work()
    const lines = formatReport(report, (performance.now() - startedAt) / 1_000)
    await finishRun(db, runId, { state: 'done', lines, ...countImport(report) })
    return lines
  } catch (error) {
    const reason = error instanceof FeedError ? error.format() : shopFailed
    await finishRun(db, runId, { state: 'refused', lines: [reason] })
    throw error
  }
}

/** What an import did, in figures of the log. */
export function countImport(report: ImportReport) {
  const { sections, vendors, properties, products, offers, prices } = report
  const tallies = [sections, vendors, properties, products, offers, prices]
  const { offerProperties, pictures, stock } = report
  return {
    added: tallies.reduce((sum, { created }) => sum + created, 0),
    changed: tallies.reduce(
      (sum, tally) => sum + tally.changed,
      offerProperties + pictures + stock,
    ),
    refused: report.refused.length,
  }
}
