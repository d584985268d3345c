import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type { deskRequest, saveRequest } from '@svetlitsa/api-client/request-desk/contract'
import * as contract from '@svetlitsa/api-client/request-desk/contract'
import { deskForms, getRequestState } from '@svetlitsa/domain/request/desk-request'
import type * as z from 'zod'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { handle } from '../../platform/http/handle.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import {
  findRequest,
  findRequests,
  lockRequest,
  type RequestRow,
  updateRequest,
} from './request-desk.queries.ts'

type ChangeStateResult = CallAnswer<typeof saveRequest> | Refusal<'not_found' | 'changed_meanwhile'>

/** Staff take a form request, close it or return it to the queue, and add a note. */
async function changeRequestState(
  { db, session, now }: Context,
  { id, seen, state, note }: ParsedInput<typeof saveRequest>,
): Promise<ChangeStateResult> {
  return transact<ChangeStateResult>(db, async (tx) => {
    const row = await lockRequest(tx, id)
    if (!row) return refuse('not_found')
    if (getRequestState(row) !== seen) return refuse('changed_meanwhile')
    const isStateChange = state !== seen
    await updateRequest(tx, id, {
      takenAt: state === 'new' ? null : (row.takenAt ?? now),
      doneAt: state === 'done' ? (row.doneAt ?? now) : null,
      handledById: isStateChange ? (session?.userId ?? null) : row.handledById,
      note: note ?? row.note,
    })
    const changed = await findRequest(tx, id)
    return changed ? { request: toDeskRequest(changed) } : refuse('not_found')
  })
}

const SIZE = 20

/** Form requests for the call centre. */
export const requestDeskRoutes = [
  handle(contract.getRequests, async ({ db }, { kind, state, search = '', page = 1 }) => {
    const filter = { kind, state, search: search.trim(), size: SIZE, page }
    const { rows, total } = await findRequests(db, filter)
    return {
      requests: rows.map(toDeskRequest),
      total,
      page,
      pages: Math.max(1, Math.ceil(total / SIZE)),
    }
  }),

  handle(contract.saveRequest, changeRequestState),
]

/** A form request as shown to staff, with its fields in the order of the form. */
function toDeskRequest({
  request,
  region,
  vacancyTitle,
  handledBy,
}: RequestRow): z.output<typeof deskRequest> {
  const details: Record<string, string | number> = {
    ...request.details,
    ...(vacancyTitle && { vacancy: vacancyTitle }),
  }
  const handledAt = request.doneAt ?? request.takenAt
  return {
    id: request.id,
    kind: request.kind,
    state: getRequestState(request),
    name: request.name,
    phone: request.phone,
    email: request.email ?? '',
    comment: request.comment,
    details: deskForms[request.kind].flatMap(({ field }) => {
      const value = details[field]
      return value === undefined ? [] : [{ field, value: String(value) }]
    }),
    region,
    language: request.language,
    createdAt: request.createdAt.toISOString(),
    handled: handledAt ? { at: handledAt.toISOString(), by: handledBy } : null,
    note: request.note,
  }
}
