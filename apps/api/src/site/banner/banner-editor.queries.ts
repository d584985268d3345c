import type { BannerContent, BannerKind, BannerState } from '@svetlitsa/domain/banner/banner'
import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { banner, bannerChange } from '../../schema/banner.table.ts'
import { region } from '../../schema/region.table.ts'
import { section } from '../../schema/section.table.ts'
import { userAccount } from '../../schema/user.table.ts'
import type { BannerRow } from './banner.queries.ts'

interface BannerFilter {
  kind: BannerKind
  state: BannerState | undefined
  regionId: number | undefined
  now: Date
  page: number
  size: number
}

/** Banners of one kind for their editors, in the order of the page. */
export async function listBanners(
  db: Db,
  { kind, state, regionId, now, page, size }: BannerFilter,
): Promise<{ rows: BannerRow[]; total: number }> {
  const where = and(
    eq(banner.kind, kind),
    state && buildStateCondition(state, now),
    regionId === undefined
      ? undefined
      : sql`(${banner.regionIds} = '{}' or ${regionId} = any(${banner.regionIds}))`,
  )
  const rows = await db
    .select()
    .from(banner)
    .where(where)
    .orderBy(asc(banner.sort), asc(banner.id))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await db.select({ total: count() }).from(banner).where(where)
  return { rows, total: counted?.total ?? 0 }
}

/** The rule of `getBannerState`; its test compares them. */
function buildStateCondition(state: BannerState, now: Date): SQL {
  const at = now.toISOString()
  const hasStarted = sql`(${banner.startsAt} is null or ${banner.startsAt} <= ${at})`
  const hasEnded = sql`(${banner.endsAt} is not null and ${banner.endsAt} <= ${at})`
  if (state === 'off') return sql`not ${banner.isActive}`
  if (state === 'ended') return sql`${banner.isActive} and ${hasEnded}`
  const isPlanned = state === 'planned'
  return sql`${banner.isActive} and not ${hasEnded} and ${isPlanned ? sql`not ${hasStarted}` : hasStarted}`
}

export function listRegionChoices(db: Db) {
  const { id, name, nameKk, nameEn, timeZone } = region
  return db
    .select({ id, name, nameKk, nameEn, timeZone })
    .from(region)
    .orderBy(desc(region.isDefault), asc(region.position), asc(region.name))
}

export function listSectionChoices(db: Db) {
  const { code, name, nameKk, nameEn } = section
  return db
    .select({ code, name, nameKk, nameEn })
    .from(section)
    .where(eq(section.isActive, true))
    .orderBy(asc(section.name))
}

/** Which of the regions and sections that a banner names do not exist. */
export async function findUnknownChoices(
  db: Db,
  { regionIds, sections }: { regionIds: readonly number[]; sections: readonly string[] },
): Promise<{ hasUnknownRegion: boolean; unknownSections: ReadonlySet<string> }> {
  const [regions, known] = await Promise.all([
    regionIds.length === 0
      ? []
      : db
          .select({ id: region.id })
          .from(region)
          .where(inArray(region.id, [...regionIds])),
    sections.length === 0
      ? []
      : db
          .select({ code: section.code })
          .from(section)
          .where(inArray(section.code, [...sections])),
  ])
  const knownCodes = new Set(known.map(({ code }) => code))
  return {
    hasUnknownRegion: regions.length < new Set(regionIds).size,
    unknownSections: new Set(sections.filter((code) => !knownCodes.has(code))),
  }
}

export async function addBannerChange(
  tx: Db,
  change: typeof bannerChange.$inferInsert,
): Promise<void> {
  await tx.insert(bannerChange).values(change)
}

/** Changes of a banner, the newest first. */
export async function listBannerChanges(
  db: Db,
  { bannerId, page, size }: { bannerId: number; page: number; size: number },
) {
  const { version, createdAt, restored, before, after } = bannerChange
  const rows = await db
    .select({
      version,
      createdAt,
      restored,
      before,
      after,
      author: sql<string>`coalesce(nullif(${userAccount.name}, ''), ${userAccount.login}, '')`,
    })
    .from(bannerChange)
    .innerJoin(userAccount, eq(userAccount.id, bannerChange.userId))
    .where(eq(bannerChange.bannerId, bannerId))
    .orderBy(desc(version))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await db
    .select({ total: count() })
    .from(bannerChange)
    .where(eq(bannerChange.bannerId, bannerId))
  return { rows, total: counted?.total ?? 0 }
}

/**
 * What a version of a banner was; null for a version that nobody knows. The first version of a
 * banner that no editor made is known from the change that followed.
 */
export async function findBannerVersion(
  db: Db,
  { bannerId, version }: { bannerId: number; version: number },
): Promise<BannerContent | null> {
  const rows = await db
    .select()
    .from(bannerChange)
    .where(
      and(
        eq(bannerChange.bannerId, bannerId),
        or(eq(bannerChange.version, version), eq(bannerChange.version, version + 1)),
      ),
    )
  const made = rows.find((row) => row.version === version)
  return made?.after ?? rows.find((row) => row.version === version + 1)?.before ?? null
}
