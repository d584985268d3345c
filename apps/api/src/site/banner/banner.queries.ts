import type { BannerKind } from '@svetlitsa/domain/banner/banner'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { banner } from '../../schema/banner.table.ts'
import { stockPlace } from '../../schema/stock.table.ts'

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

/** Locks a banner, so that of two editors who save at once the second sees what the first saved. */
export async function lockBanner(tx: Db, kind: BannerKind, id: number): Promise<BannerRow | null> {
  const [row] = await tx
    .select()
    .from(banner)
    .where(and(eq(banner.kind, kind), eq(banner.id, id)))
    .for('update')
  return row ?? null
}

export async function addBanner(tx: Db, fields: typeof banner.$inferInsert): Promise<BannerRow> {
  const [row] = await tx.insert(banner).values(fields).returning()
  if (!row) throw new Error('the banner was not saved')
  return row
}

/** Changes a locked banner and counts its version up. */
export async function changeBanner(tx: Db, id: number, fields: BannerFields): Promise<BannerRow> {
  const [row] = await tx
    .update(banner)
    .set({ ...fields, version: sql`${banner.version} + 1`, updatedAt: sql`now()` })
    .where(eq(banner.id, id))
    .returning()
  if (!row) throw new Error(`the locked banner ${id} is gone`)
  return row
}

/** The region of a store, or null for an unknown store. */
export async function findStoreRegion(db: Db, storeId: number): Promise<number | null> {
  const [row] = await db
    .select({ regionId: stockPlace.regionId })
    .from(stockPlace)
    .where(eq(stockPlace.id, storeId))
  return row?.regionId ?? null
}

/**
 * Notes that banners started or ended since the pages were last told. The statement makes the pages
 * fetch them anew, so it runs only if there are some.
 */
export async function announceDueBanners(db: Db, now: Date): Promise<number> {
  const at = now.toISOString()
  const isDue = sql`${banner.isActive} and (
    (${banner.startsAt} > ${banner.announcedAt} and ${banner.startsAt} <= ${at}) or
    (${banner.endsAt} > ${banner.announcedAt} and ${banner.endsAt} <= ${at}))`
  const due = await db.select({ id: banner.id }).from(banner).where(isDue).limit(1)
  if (due.length === 0) return 0
  const rows = await db
    .update(banner)
    .set({ announcedAt: now })
    .where(isDue)
    .returning({ id: banner.id })
  return rows.length
}
