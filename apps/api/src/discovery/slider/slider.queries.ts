import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { slider } from '../../schema/slider.table.ts'

export type SliderRow = typeof slider.$inferSelect

const MAX_SLIDERS = 10

/** Sliders of a page: those for all sections and those of the given sections, in order. */
export function findSliders(
  db: Db,
  place: SliderRow['place'],
  sectionIds: readonly number[],
): Promise<SliderRow[]> {
  const where =
    sectionIds.length > 0
      ? or(isNull(slider.sectionId), inArray(slider.sectionId, [...sectionIds]))
      : isNull(slider.sectionId)
  return db
    .select()
    .from(slider)
    .where(and(eq(slider.place, place), eq(slider.isActive, true), where))
    .orderBy(asc(slider.sort), asc(slider.id))
    .limit(MAX_SLIDERS)
}
