import type { Db } from '../../platform/database/database.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { deleteParts } from './upload.queries.ts'
import { buildPartsPrefix } from './upload-key.ts'

/**
 * Removes the chunks of an upload that is assembled, also those that were stored and never counted,
 * because a process ended in between.
 */
export async function removeParts(db: Db, storage: Storage, id: string): Promise<void> {
  for await (const { key } of storage.list(buildPartsPrefix(id))) await storage.delete(key)
  await deleteParts(db, id)
}
