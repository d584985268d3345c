import { firstTengeRate } from '@svetlitsa/domain/money/money'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { currency, priceZone, region, regionContact } from '../../schema/region.table.ts'
import type { RegionRow } from './region-file.ts'

/**
 * Inserts or updates regions by their codes, in the caller's transaction; fields that the file
 * omits keep their values.
 */
export async function saveRegions(
  tx: Db,
  rows: readonly RegionRow[],
): Promise<{ added: number; changed: number }> {
  const zoneIds = await ensureZones(tx)
  const counts = { added: 0, changed: 0 }
  for (const { phones, flags, isDefault, ...names } of rows) {
    if (isDefault) await tx.update(region).set({ isDefault: false })
    const fields = { ...names, ...flags, isDefault, priceZoneId: zoneIds(flags.kz === true) }
    const changed = await tx
      .update(region)
      .set(isDefault ? fields : { ...names, ...flags })
      .where(eq(region.code, names.code))
      .returning({ id: region.id })
    const [row] =
      changed.length > 0
        ? changed
        : await tx
            .insert(region)
            .values({ ...fields, id: sql`(select coalesce(max(id), 0) + 1 from ${region})` })
            .returning({ id: region.id })
    if (!row) throw new Error(`the region ${names.code} was not saved`)
    counts[changed.length > 0 ? 'changed' : 'added'] += 1
    if (phones.length > 0) await replacePhones(tx, row.id, phones)
  }
  return counts
}

async function replacePhones(tx: Db, regionId: number, phones: readonly string[]): Promise<void> {
  await tx.delete(regionContact).where(eq(regionContact.regionId, regionId))
  await tx
    .insert(regionContact)
    .values(phones.map((phone, position) => ({ regionId, phone, position })))
}

/** Creates both countries' currencies and one price zone each, if missing. */
async function ensureZones(tx: Db): Promise<(isKz: boolean) => number> {
  await tx
    .insert(currency)
    .values([
      { code: 'RUB', sign: '₽', exchangeRate: 1 },
      { code: 'KZT', sign: '₸', exchangeRate: firstTengeRate },
    ])
    .onConflictDoNothing()
  const existing = await tx.select().from(priceZone)
  const getZoneId = async (code: string, name: string, currencyCode: string) => {
    const found = existing.find((zone) => zone.currencyCode === currencyCode)
    if (found) return found.id
    const isDefault = currencyCode === 'RUB'
    const [inserted] = await tx
      .insert(priceZone)
      .values({ code, name, currencyCode, isDefault })
      .returning({ id: priceZone.id })
    if (!inserted) throw new Error(`the price zone ${code} was not saved`)
    return inserted.id
  }
  const russia = await getZoneId('russia', 'Россия', 'RUB')
  const kazakhstan = await getZoneId('kazakhstan', 'Казахстан', 'KZT')
  return (isKz) => (isKz ? kazakhstan : russia)
}
