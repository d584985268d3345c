import type { AnyResource } from '@svetlitsa/api-client/resource/contract'
import { getTableName } from 'drizzle-orm'
import { transact } from '../../platform/database/transact.ts'
import { type HandledCall, handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { findLogEntries } from '../staff-log/staff-log.queries.ts'
import type { AnyRepository } from './resource-repository.ts'
import { canUndo, findLogEntry, undoEntry } from './undo-entry.queries.ts'
import { describeProblems, readViolation, toAnswer } from './write-row.ts'

const SIZE = 30

const toKey = (id: string) => id.replaceAll('-', ' ')
const toId = (key: string) => key.replaceAll(' ', '-')

/** History and undo of a resource, from the staff log (retail.audit). */
export function handleResourceHistory(
  resource: AnyResource,
  repository: AnyRepository,
): HandledCall[] {
  const subject = getTableName(repository.table)
  return [
    handle(resource.history, async (context, { id, after }) => {
      const none = { staffId: undefined, from: undefined, to: undefined }
      const key = id === undefined ? undefined : { text: toKey(id), orderId: null, references: [] }
      const filter = { ...none, subject, key, after }
      const rows = await findLogEntries(context, filter, SIZE + 1)
      const shown = rows.slice(0, SIZE)
      return {
        entries: shown.map(({ entry, name, login }) => ({
          id: entry.id,
          rowId: toId(entry.rowKey),
          at: entry.createdAt.toISOString(),
          by: name || login || String(entry.staffId),
          action: entry.action,
          before: entry.before,
          after: entry.after,
          canUndo: canUndo(entry) && (entry.action !== 'insert' || repository.remove !== null),
        })),
        next: rows.length > SIZE ? (shown.at(-1)?.entry.id ?? null) : null,
      }
    }),

    handle(resource.undo, async (context, { entryId }) => {
      try {
        return await transact(context.db, async (tx) => {
          const entry = await findLogEntry(tx, subject, entryId)
          if (!entry) return refuse('not_found')
          const id = toId(entry.rowKey)
          const present = await repository.find(tx, id, 'lock')
          // A row that is there and not of this resource, such as a store among warehouses.
          if (!present && entry.action !== 'delete') return refuse('not_found')
          if (!canUndo(entry) || (entry.action === 'insert' && !repository.remove))
            return refuse('not_possible')
          if (!(await undoEntry(tx, repository, entry))) return refuse('changed_meanwhile')
          if (entry.action === 'insert') return { row: null }
          const row = await repository.find(tx, id)
          if (!row) return refuse('not_found')
          const isValid = resource.values.safeParse(row.values).success
          const problems = await repository.check(tx, row.values, id)
          if (!isValid || Object.keys(problems).length > 0)
            return refuse('invalid', { fields: describeProblems(problems, context.language) })
          return { row: toAnswer(row) }
        })
      } catch (error) {
        const violation = readViolation(error)
        if (violation?.code === '23505') return refuse('changed_meanwhile')
        if (violation) return refuse('in_use')
        throw error
      }
    }),
  ]
}
