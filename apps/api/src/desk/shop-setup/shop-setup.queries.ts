import type { OpeningHours } from '@svetlitsa/domain/opening-hours/opening-hours'
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import {
  currency,
  priceZone,
  region,
  regionContact,
  regionWarehouse,
} from '../../schema/region.table.ts'
import { stockPlace } from '../../schema/stock.table.ts'

export type ChosenRegion = Awaited<ReturnType<typeof findRegions>>[number]

/** The regions with these codes, or all, the default one first. */
export async function findRegions(db: Db, codes?: readonly string[]) {
  const { id, code, name, nameKk, nameEn, federalUnit, latitude, longitude, isDefault } = region
  const { code: currencyCode, exchangeRate } = currency
  return db
    .select({
      id,
      code,
      name,
      nameKk,
      nameEn,
      federalUnit,
      latitude,
      longitude,
      isDefault,
      currencyCode,
      exchangeRate,
    })
    .from(region)
    .innerJoin(priceZone, eq(priceZone.id, region.priceZoneId))
    .innerJoin(currency, eq(currency.code, priceZone.currencyCode))
    .where(codes ? inArray(region.code, [...codes]) : undefined)
    .orderBy(sql`${isDefault} desc`, asc(region.position), asc(region.id))
}

/** The regions whose phone is this one. */
export async function findRegionCodesWithPhone(db: Db, phone: string): Promise<Set<string>> {
  const rows = await db
    .select({ code: region.code })
    .from(regionContact)
    .innerJoin(region, eq(region.id, regionContact.regionId))
    .where(eq(regionContact.phone, phone))
  return new Set(rows.map(({ code }) => code))
}

/** Deletes the regions that nobody chose and nothing refers to. */
export async function deleteUnusedRegions(tx: Db, chosen: readonly string[]): Promise<void> {
  const others = await tx
    .select({ id: region.id })
    .from(region)
    .where(
      and(
        notInArray(region.code, [...chosen]),
        sql`not exists (select from ${stockPlace} p where p.region_id = ${region.id})`,
      ),
    )
  for (const { id } of others) {
    await tx
      .transaction(async (nested) => {
        await nested.delete(region).where(eq(region.id, id))
      })
      .catch((error: unknown) => {
        if (!isReferred(error)) throw error
      })
  }
}

const FOREIGN_KEY_VIOLATION = '23503'

function isReferred(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return cause instanceof Error && 'code' in cause && cause.code === FOREIGN_KEY_VIOLATION
}

interface Place {
  name: string
  address: string
  phone: string
  hours: OpeningHours[]
}

/** The warehouse or the main store of the shop: changes the first one, or adds it. Returns its id. */
export async function savePlace(
  tx: Db,
  kind: 'warehouse' | 'store',
  place: Place,
  { id: regionId, latitude, longitude }: ChosenRegion,
): Promise<number> {
  const { name, address, phone, hours } = place
  const first = await findFirstPlace(tx, kind)
  const moved = first?.regionId === regionId ? {} : { latitude, longitude }
  const values = { name, address, phone, hours, regionId }
  if (first) {
    await tx
      .update(stockPlace)
      .set({ ...values, ...moved })
      .where(eq(stockPlace.id, first.id))
    return first.id
  }
  const coordinates = { latitude, longitude, isActive: true }
  const [added] = await tx
    .insert(stockPlace)
    .values({ ...values, ...coordinates, kind, code: `main-${kind}`, isMain: true, position: 1 })
    // A store that was closed opens again.
    .onConflictDoUpdate({ target: stockPlace.code, set: { ...values, ...coordinates } })
    .returning({ id: stockPlace.id })
  if (!added) throw new Error(`the ${kind} was not saved`)
  return added.id
}

/** Closes the store that a setup names; orders keep it. */
export async function closeFirstStore(tx: Db): Promise<void> {
  const store = await findFirstPlace(tx, 'store')
  if (store) await tx.update(stockPlace).set({ isActive: false }).where(eq(stockPlace.id, store.id))
}

export async function findFirstPlace(db: Db, kind: 'warehouse' | 'store') {
  const { id, name, address, phone, hours, regionId } = stockPlace
  const [row] = await db
    .select({ id, name, address, phone, hours, regionId })
    .from(stockPlace)
    .where(and(eq(stockPlace.kind, kind), stockPlace.isActive))
    .orderBy(asc(stockPlace.position), asc(stockPlace.id))
    .limit(1)
  return row ?? null
}

/** Lets the warehouse supply a region; how a region was supplied before is kept. */
export async function saveSupply(
  tx: Db,
  { regionId, warehouseId, leadDays }: { regionId: number; warehouseId: number; leadDays: number },
): Promise<void> {
  await tx.insert(regionWarehouse).values({ regionId, warehouseId, leadDays }).onConflictDoNothing()
}
