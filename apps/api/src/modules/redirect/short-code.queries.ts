import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { shortCode } from './redirect.table.ts'

/** Where a short code leads, or null for one that was never given out. */
export async function findShortCode(db: Db, code: string): Promise<string | null> {
  const [row] = await db
    .select({ url: shortCode.url })
    .from(shortCode)
    .where(eq(shortCode.code, code))
  return row?.url ?? null
}
