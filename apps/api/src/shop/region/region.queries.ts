import { sanitizePhone } from '@svetlitsa/domain/phone/phone-link'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { regionContact } from '../../schema/region.table.ts'

/** Phones of a region, or of all regions for null, in order. */
export async function findContacts(db: Db, regionId: number | null) {
  const rows = await db
    .select({ id: regionContact.id, phone: regionContact.phone })
    .from(regionContact)
    .where(regionId === null ? undefined : eq(regionContact.regionId, regionId))
    .orderBy(asc(regionContact.regionId), asc(regionContact.position))
  return rows.map((row) => ({ ...row, phoneSanitized: sanitizePhone(row.phone) }))
}

/** The first phone of every region that has one, by region id. */
export async function findRegionPhones(db: Db): Promise<Map<number, string>> {
  const rows = await db
    .selectDistinctOn([regionContact.regionId], {
      regionId: regionContact.regionId,
      phone: regionContact.phone,
    })
    .from(regionContact)
    .orderBy(asc(regionContact.regionId), asc(regionContact.position), asc(regionContact.id))
  return new Map(rows.map(({ regionId, phone }) => [regionId, phone]))
}
