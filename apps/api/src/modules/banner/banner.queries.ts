import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { stockPlace } from '../stock/stock.table.ts'
import { type BannerKind, banner } from './banner.table.ts'

export type BannerRow = typeof banner.$inferSelect
export type BannerFields = Partial<Omit<typeof banner.$inferInsert, 'id' | 'kind' | 'version'>>

const MOST = 12

/** Banners that hang in a region at this time, in their order. */
export async function findHanging(
  db: Db,
  asked: { kind: BannerKind; regionId: number; now: Date },
): Promise<BannerRow[]> {
  const now = asked.now.toISOString()
  return db
    .select()
    .from(banner)
    .where(
      and(
        eq(banner.kind, asked.kind),
        eq(banner.isActive, true),
        sql`(${banner.startsAt} is null or ${banner.startsAt} <= ${now})`,
        sql`(${banner.endsAt} is null or ${banner.endsAt} > ${now})`,
        sql`(${banner.regionIds} = '{}' or ${asked.regionId} = any(${banner.regionIds}))`,
      ),
    )
    .orderBy(asc(banner.sort), asc(banner.id))
    .limit(MOST)
}

export async function findBanner(db: Db, kind: BannerKind, id: number): Promise<BannerRow | null> {
  const [row] = await db
    .select()
    .from(banner)
    .where(and(eq(banner.kind, kind), eq(banner.id, id)))
  return row ?? null
}

export async function addBanner(
  db: Db,
  fields: typeof banner.$inferInsert,
): Promise<{ id: number; version: number }> {
  const [row] = await db
    .insert(banner)
    .values(fields)
    .returning({ id: banner.id, version: banner.version })
  if (!row) throw new Error('a banner was not written')
  return row
}

/** Changes a banner of the version that its editor saw; null where there is no such one. */
export async function changeBanner(
  db: Db,
  which: { kind: BannerKind; id: number; version: number | undefined },
  fields: BannerFields,
): Promise<{ id: number; version: number } | null> {
  const [row] = await db
    .update(banner)
    .set({ ...fields, version: sql`${banner.version} + 1`, updatedAt: sql`now()` })
    .where(
      and(
        eq(banner.kind, which.kind),
        eq(banner.id, which.id),
        which.version === undefined ? undefined : eq(banner.version, which.version),
      ),
    )
    .returning({ id: banner.id, version: banner.version })
  return row ?? null
}

/** The region in which a store stands, or null for an unknown one. */
export async function findStoreRegion(db: Db, storeId: number): Promise<number | null> {
  const [row] = await db
    .select({ regionId: stockPlace.regionId })
    .from(stockPlace)
    .where(eq(stockPlace.id, storeId))
  return row?.regionId ?? null
}
