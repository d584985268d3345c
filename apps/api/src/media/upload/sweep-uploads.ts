import type { Services } from '../../platform/services/services.ts'
import { removeParts } from './remove-parts.ts'
import {
  deleteUpload,
  listRemovedUploads,
  listUploadsWithLeftovers,
  markLooseUploads,
} from './upload.queries.ts'
import { buildUploadPrefix } from './upload-key.ts'

const BATCH = 200

/**
 * Removes what belongs to nothing after a day, and what was removed: bytes first, then the row, so
 * that after a crash the next sweep finds the rest.
 */
export async function sweepUploads({ database, storage }: Services): Promise<void> {
  const { db } = database
  await markLooseUploads(db)
  for (const id of await listRemovedUploads(db, BATCH)) {
    for await (const { key } of storage.list(buildUploadPrefix(id))) await storage.delete(key)
    await deleteUpload(db, id)
  }
  for (const id of await listUploadsWithLeftovers(db, BATCH)) await removeParts(db, storage, id)
}
