import * as contract from '@svetlitsa/api-client/upload/contract'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { finishOnce } from './finish-once.ts'
import { describeUpload } from './finish-upload.ts'
import { requireLoginForPurpose, requireLoginForUpload } from './require-login-for-upload.ts'
import { listLooseUploads, removeLooseUpload } from './upload.queries.ts'

/** The calls are for people with a login. */
export const uploadRoutes = [
  handle(contract.getUploads, async (context, { purpose }) => {
    const userId = await requireLoginForPurpose(context, purpose)
    const loose = await listLooseUploads(context.db, { userId, purpose })
    return {
      unfinished: loose
        .filter(({ state }) => state === 'receiving')
        .map(({ state: _, ...unfinished }) => unfinished),
      finished: loose
        .filter(({ state }) => state === 'ready')
        .map((row) => ({ ...describeUpload(row), fingerprint: row.fingerprint })),
    }
  }),

  handle(contract.finishUpload, async (context, { id }) => {
    const userId = await requireLoginForUpload(context, id)
    const { db, services } = context
    const finished = await finishOnce({ db, storage: services.storage }, { id, userId })
    return typeof finished === 'string' ? refuse(finished) : finished
  }),

  handle(contract.removeUpload, async (context, { id }) => {
    const userId = await requireLoginForUpload(context, id)
    const isRemoved = await removeLooseUpload(context.db, { id, userId })
    return isRemoved ? { result: true as const } : refuse('not_found')
  }),
]
