import * as contract from '@svetlitsa/api-client/upload/contract'
import { handle } from '../../platform/http/handle.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { finishOnce } from './finish-once.ts'
import { describeUpload } from './finish-upload.ts'
import { listLooseUploads, removeLooseUpload } from './upload.queries.ts'

export const uploadRoutes = [
  handle(contract.getUploads, async ({ db, session }, { purpose }) => {
    const loose = await listLooseUploads(db, { userId: getUserId(session), purpose })
    return {
      unfinished: loose
        .filter(({ state }) => state === 'receiving')
        .map(({ state: _, ...unfinished }) => unfinished),
      finished: loose.filter(({ state }) => state === 'ready').map(describeUpload),
    }
  }),

  handle(contract.finishUpload, async ({ db, session, services }, { id }) => {
    const { storage } = services
    const finished = await finishOnce({ db, storage }, { id, userId: getUserId(session) })
    return typeof finished === 'string' ? refuse(finished) : finished
  }),

  handle(contract.removeUpload, async ({ db, session }, { id }) => {
    const isRemoved = await removeLooseUpload(db, { id, userId: getUserId(session) })
    return isRemoved ? { result: true as const } : refuse('not_found')
  }),
]

/** The calls are for people with a login. */
function getUserId(session: { userId: number | null } | null): number {
  if (!session?.userId) throw new HttpError(401, 'login_needed')
  return session.userId
}
