import type { UploadPurpose } from '@svetlitsa/api-client/upload/contract'
import { uploadLimits } from '@svetlitsa/domain/upload/upload-limits'
import type { Db } from '../../platform/database/database.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { insertUpload, lockLooseUploads } from './upload.queries.ts'
import type { NewUpload } from './upload-store.ts'

const RETRY_SECONDS = 5
/** What staff and assemblers upload for their work is not counted against their accounts. */
const customerPurposes: readonly UploadPurpose[] = ['claim', 'review']

/**
 * Begins an upload within the limits of its person, counted under the lock of the account: of what
 * belongs to nothing yet, and of all that is kept for the account.
 */
export async function createUpload(
  db: Db,
  row: NewUpload & { id: string; userId: number; bytes: number },
  maxAccountBytes: number,
): Promise<void> {
  const { maxParallel, maxLooseFiles, maxLooseBytes } = uploadLimits
  await db.transaction(async (tx) => {
    const { files, bytes, active, keptBytes } = await lockLooseUploads(tx, row.userId)
    if (active >= maxParallel)
      throw new HttpError(429, 'upload_parallel', { retryAfterSeconds: RETRY_SECONDS })
    if (files >= maxLooseFiles) throw new HttpError(409, 'upload_many')
    if (bytes + row.bytes > maxLooseBytes) throw new HttpError(413, 'upload_space')
    const isOfCustomer = customerPurposes.includes(row.purpose)
    if (isOfCustomer && keptBytes + row.bytes > maxAccountBytes)
      throw new HttpError(413, 'upload_account')
    await insertUpload(tx, row)
  })
}
