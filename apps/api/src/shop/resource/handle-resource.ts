import type {
  AnyResource,
  ResourceFacts,
  ResourceFilters,
  ResourceShape,
  ResourceValues,
} from '@svetlitsa/api-client/resource/contract'
import { transact } from '../../platform/database/transact.ts'
import { type HandledCall, handle } from '../../platform/http/handle.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { handleResourceFile } from './handle-resource-file.ts'
import { handleResourceHistory } from './handle-resource-history.ts'
import type { AnyRepository, ResourceRepository } from './resource-repository.ts'
import { type AnyRow, readViolation, toAnswer, writeRow } from './write-row.ts'

const PAGE = 50

/** The handlers of all calls of a resource, by its contract and its repository (ADR 0087). */
export function handleResource<R extends ResourceShape>(
  contract: R,
  typedRepository: ResourceRepository<ResourceValues<R>, ResourceFacts<R>, ResourceFilters<R>>,
): HandledCall[] {
  const resource = contract as unknown as AnyResource
  const repository = typedRepository as unknown as AnyRepository
  return [
    handle(resource.list, async ({ db }, { page, filters = {}, ...query }) => {
      const choice = { ...query, filters, limit: PAGE, offset: (page - 1) * PAGE }
      const [rows, total] = await Promise.all([
        repository.list(db, choice),
        repository.count(db, choice),
      ])
      return { rows: rows.map(toAnswer), total, pages: Math.max(1, Math.ceil(total / PAGE)) }
    }),

    handle(resource.one, async ({ db }, { id }) => {
      const row = await repository.find(db, id)
      return row ? { row: toAnswer(row) } : refuse('not_found')
    }),

    handle(resource.create, (context, { values }) =>
      transact(context.db, async (tx) => {
        const id = await writeRow(tx, repository, context, { id: null, values })
        if (id instanceof Refusal) return id
        const row = await repository.find(tx, id)
        return row ? { row: toAnswer(row) } : refuse('not_found')
      }),
    ),

    handle(resource.change, (context, { id, version, values }) =>
      transact(context.db, async (tx) => {
        const row = await repository.find(tx, id, 'lock')
        if (!row) return refuse('not_found')
        if (isStale(row, version)) return refuseStale(row)
        const written = await writeRow(tx, repository, context, { id, values })
        if (written instanceof Refusal) return written
        const changed = await repository.find(tx, id)
        return changed ? { row: toAnswer(changed) } : refuse('not_found')
      }),
    ),

    handle(resource.remove, async ({ db }, { id, version }) => {
      const { remove } = repository
      if (!remove) return refuse('not_possible')
      try {
        return await transact(db, async (tx) => {
          const row = await repository.find(tx, id, 'lock')
          if (!row) return refuse('not_found')
          if (isStale(row, version)) return refuseStale(row)
          await remove(tx, id)
          return { result: true as const }
        })
      } catch (error) {
        if (readViolation(error)?.code === '23503') return refuse('in_use')
        throw error
      }
    }),

    ...handleResourceHistory(resource, repository),
    ...handleResourceFile(resource, repository),
  ]
}

const isStale = (row: AnyRow, version: string) => toAnswer(row).version !== version
const refuseStale = (row: AnyRow) =>
  refuse('changed_meanwhile', { details: { row: toAnswer(row) } })
