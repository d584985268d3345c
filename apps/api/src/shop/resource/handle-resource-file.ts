import type { AnyResource } from '@svetlitsa/api-client/resource/contract'
import { importLimits } from '@svetlitsa/domain/resource/import-limits'
import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { toFieldTexts } from '../../platform/http/answer-call.ts'
import { type HandledCall, handle } from '../../platform/http/handle.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { computeVersion } from './compute-version.ts'
import { readCells, readCsv, writeCsv } from './resource-csv.ts'
import type { AnyRepository } from './resource-repository.ts'
import { writeRow } from './write-row.ts'

const PART = 5_000
/** What is told of a wrong file at once. */
const MAX_ERRORS = 100

type Outcome = 'created' | 'changed' | 'same'
interface Report extends Record<Outcome, number> {
  errors: { line: number; fields: Record<string, string> }[]
}

/** Thrown to undo a trial, or an import with errors. */
class NotSaved extends Error {
  readonly report: Report
  constructor(report: Report) {
    super('the import is not saved')
    this.report = report
  }
}

/** Import and export of a resource. */
export function handleResourceFile(
  resource: AnyResource,
  repository: AnyRepository,
): HandledCall[] {
  const columns = Object.keys(resource.values.shape)
  return [
    handle(resource.exportRows, async ({ db }, { part, filters = {}, ...query }) => {
      const choice = { ...query, filters, limit: PART, offset: (part - 1) * PART }
      const rows = await repository.list(db, choice)
      const values = rows.map((row) => row.values)
      return {
        csv: writeCsv(columns, values, { hasHeader: part === 1 }),
        next: rows.length === PART ? part + 1 : null,
      }
    }),

    handle(resource.importRows, async (context, { csv, isTrial }) => {
      const read = await readCsv(csv, importLimits.rows)
      if ('brokenLine' in read) return refuse('csv_broken', { values: { line: read.brokenLine } })
      if (read.lines.length > importLimits.rows)
        return refuse('too_many_rows', { values: { max: importLimits.rows } })
      try {
        return await context.db.transaction(async (tx) => {
          if (!(await lockImport(tx, resource.list.path))) return refuse('import_running')
          const report: Report = { created: 0, changed: 0, same: 0, errors: [] }
          for (const { line, cells } of read.lines) {
            const outcome = await importLine(tx, context, readCells(resource.values, cells))
            if (typeof outcome === 'string') report[outcome] += 1
            else report.errors.push({ line, fields: outcome })
            if (report.errors.length === MAX_ERRORS) break
          }
          if (isTrial || report.errors.length > 0) throw new NotSaved(report)
          return { ...report, isSaved: true }
        })
      } catch (error) {
        if (error instanceof NotSaved) return { ...error.report, isSaved: false }
        throw error
      }
    }),
  ]

  /** Writes one line; returns what became of it, or what is wrong by column. */
  async function importLine(
    tx: Db,
    context: Context,
    cells: Record<string, unknown>,
  ): Promise<Outcome | Record<string, string>> {
    const parsed = resource.values.safeParse(cells, { reportInput: true })
    if (!parsed.success) return toFieldTexts(parsed.error.issues, context.language)
    const values = parsed.data
    const id = await repository.findMatch(tx, values)
    const row = id === null ? null : await repository.find(tx, id, 'lock')
    if (row && computeVersion(row.values) === computeVersion(values)) return 'same'
    const written = await writeRow(tx, repository, context, { id, values })
    if (!(written instanceof Refusal)) return row ? 'changed' : 'created'
    return Object.fromEntries(
      Object.entries(written.fields).map(([field, text]) => [field.replace(/^values\./, ''), text]),
    )
  }
}

/** Of two imports at once the later one is refused, instead of waiting for the rows of the first. */
async function lockImport(tx: Db, path: string): Promise<boolean> {
  const { rows } = await tx.execute<{ isLocked: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtextextended(${`import ${path}`}, 0)) as "isLocked"`)
  return rows[0]?.isLocked === true
}
