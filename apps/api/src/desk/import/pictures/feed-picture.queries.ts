import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { StoredPicture } from './picture-store.ts'

/** The sizes of the pictures that earlier imports stored, by path. */
export async function findFeedPictureSizes(
  db: Db,
): Promise<ReadonlyMap<string, Pick<StoredPicture, 'width' | 'height'>>> {
  const { rows } = await db.execute<StoredPicture & Record<string, unknown>>(sql`
    select distinct on (file) file, width, height from picture where starts_with(file, 'feed/')`)
  return new Map(rows.map(({ file, width, height }) => [file, { width, height }]))
}
