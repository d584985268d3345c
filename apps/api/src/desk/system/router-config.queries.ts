import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { property } from '../../schema/property.table.ts'
import { redirect } from '../../schema/redirect.table.ts'

export function findRedirects(db: Db) {
  return db
    .select({ from: redirect.fromPath, to: redirect.target, permanent: redirect.isPermanent })
    .from(redirect)
}

/** The codes of the properties that are filters. */
export async function findFilterCodes(db: Db): Promise<string[]> {
  const rows = await db
    .select({ code: property.code })
    .from(property)
    .where(eq(property.isFilter, true))
  return rows.map(({ code }) => code)
}
