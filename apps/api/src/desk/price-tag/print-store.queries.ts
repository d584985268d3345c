import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { stockPlace } from '../../schema/stock.table.ts'

const { id, name, address, regionId } = stockPlace
const columns = { id, name, address, regionId }
const isOpenStore = and(eq(stockPlace.kind, 'store'), eq(stockPlace.isActive, true))

export type StoreRow = { id: number; name: string; address: string; regionId: number }

export async function findOpenStore(db: Db, storeId: number): Promise<StoreRow | null> {
  const [row] = await db
    .select(columns)
    .from(stockPlace)
    .where(and(isOpenStore, eq(id, storeId)))
  return row ?? null
}

/** The main store of a region, otherwise its first. */
export async function findMainStore(db: Db, ofRegion: number): Promise<StoreRow | null> {
  const [row] = await db
    .select(columns)
    .from(stockPlace)
    .where(and(isOpenStore, eq(regionId, ofRegion)))
    .orderBy(desc(stockPlace.isMain), asc(stockPlace.position), asc(id))
    .limit(1)
  return row ?? null
}

/** All open stores, those of the same region side by side. */
export function findOpenStores(db: Db): Promise<StoreRow[]> {
  return db
    .select(columns)
    .from(stockPlace)
    .where(isOpenStore)
    .orderBy(asc(regionId), asc(stockPlace.position), asc(id))
    .limit(500)
}
