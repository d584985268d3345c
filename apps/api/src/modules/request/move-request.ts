import type { AnswerOf, ParsedOf } from '@svetlitsa/api-client/contract/call'
import type { saveRequest } from '@svetlitsa/api-client/contract/request'
import { requestStateOf } from '@svetlitsa/domain/request/request-state'
import type { Context } from '../../platform/context.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { transact } from '../../platform/transact.ts'
import { findRequest, lockRequest, updateRequest } from './request-desk.queries.ts'
import { takenRequestOf } from './taken-request-of.ts'

type Moved = AnswerOf<typeof saveRequest> | Refusal<'not_found' | 'changed_meanwhile'>

/** A member of staff takes a form up, closes it or gives it back, and notes what came of it. */
export async function moveRequest(
  { db, session, now }: Context,
  { id, seen, state, note }: ParsedOf<typeof saveRequest>,
): Promise<Moved> {
  return transact<Moved>(db, async (tx) => {
    const row = await lockRequest(tx, id)
    if (!row) return refuse('not_found')
    if (requestStateOf(row) !== seen) return refuse('changed_meanwhile')
    const moves = state !== seen
    await updateRequest(tx, id, {
      takenAt: state === 'new' ? null : (row.takenAt ?? now),
      doneAt: state === 'done' ? (row.doneAt ?? now) : null,
      handledById: moves ? (session?.userId ?? null) : row.handledById,
      note: note ?? row.note,
    })
    const moved = await findRequest(tx, id)
    return moved ? { request: takenRequestOf(moved) } : refuse('not_found')
  })
}
