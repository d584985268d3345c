import { asc } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { regionContact } from './region.table.ts'

/** The first phone of every region that has one. */
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
