import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type { saveRequest } from '@svetlitsa/api-client/request-desk/contract'
import * as contract from '@svetlitsa/api-client/request-desk/contract'
import { getRequestState } from '@svetlitsa/domain/request/request-state'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { handle } from '../../platform/http/handle.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { findRequest, findRequests, lockRequest, updateRequest } from './request-desk.queries.ts'
import { toDeskRequest } from './to-desk-request.ts'

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
