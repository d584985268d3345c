import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { priceZone } from '../../schema/region.table.ts'

/** The price zone of a code; null for an unknown one. */
export async function findZoneId(db: Db, code: string): Promise<number | null> {
  const [zone] = await db
    .select({ id: priceZone.id })
    .from(priceZone)
    .where(eq(priceZone.code, code))
  return zone?.id ?? null
}
