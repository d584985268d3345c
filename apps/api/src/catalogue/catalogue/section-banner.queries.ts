import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { sectionBanner } from '../../schema/section-banner.table.ts'

export type SectionBanner = typeof sectionBanner.$inferSelect

/** Active banners of sections, in their order. */
export function findSectionBanners(db: Db): Promise<SectionBanner[]> {
  return db
    .select()
    .from(sectionBanner)
    .where(eq(sectionBanner.isActive, true))
    .orderBy(asc(sectionBanner.position), asc(sectionBanner.id))
}
