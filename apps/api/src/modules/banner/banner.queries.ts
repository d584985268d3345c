import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { stockPlace } from '../stock/stock.table.ts'
import { type BannerKind, banner } from './banner.table.ts'

export type BannerRow = typeof banner.$inferSelect
export type BannerFields = Partial<Omit<typeof banner.$inferInsert, 'id' | 'kind' | 'version'>>

const MAX_BANNERS = 12

/** Banners that are active in a region at this time, in display order. */
export async function findActiveBanners(
  db: Db,
  filter: { kind: BannerKind; regionId: number; now: Date },
): Promise<BannerRow[]> {
  const now = filter.now.toISOString()
  return db
    .select()
    .from(banner)
    .where(
      and(
        eq(banner.kind, filter.kind),
        eq(banner.isActive, true),
        sql`(${banner.startsAt} is null or ${banner.startsAt} <= ${now})`,
        sql`(${banner.endsAt} is null or ${banner.endsAt} > ${now})`,
        sql`(${banner.regionIds} = '{}' or ${filter.regionId} = any(${banner.regionIds}))`,
      ),
    )
    .orderBy(asc(banner.sort), asc(banner.id))
    .limit(MAX_BANNERS)
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
  if (!row) throw new Error('the banner was not saved')
  return row
}

/**
 * Updates a banner if its version is still the one that the editor read; returns null otherwise.
 */
export async function changeBanner(
  db: Db,
  target: { kind: BannerKind; id: number; version: number | undefined },
  fields: BannerFields,
): Promise<{ id: number; version: number } | null> {
  const [row] = await db
    .update(banner)
    .set({ ...fields, version: sql`${banner.version} + 1`, updatedAt: sql`now()` })
    .where(
      and(
        eq(banner.kind, target.kind),
        eq(banner.id, target.id),
        target.version === undefined ? undefined : eq(banner.version, target.version),
      ),
    )
    .returning({ id: banner.id, version: banner.version })
  return row ?? null
}

/** The region of a store, or null for an unknown store. */
export async function findStoreRegion(db: Db, storeId: number): Promise<number | null> {
  const [row] = await db
    .select({ regionId: stockPlace.regionId })
    .from(stockPlace)
    .where(eq(stockPlace.id, storeId))
  return row?.regionId ?? null
}
