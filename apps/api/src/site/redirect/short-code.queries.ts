import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { shortCode } from '../../schema/redirect.table.ts'

/** The target of a short code, or null for an unknown code. */
export async function findShortCode(db: Db, code: string): Promise<string | null> {
  const [row] = await db
    .select({ url: shortCode.url })
    .from(shortCode)
    .where(eq(shortCode.code, code))
  return row?.url ?? null
}
