import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { slider } from './slider.table.ts'

export type SliderRow = typeof slider.$inferSelect

const MOST = 10

/** Sliders of a place, for everywhere and for the sections that are named, in their order. */
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
    .limit(MOST)
}
