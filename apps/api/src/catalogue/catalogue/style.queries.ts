import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { interiorStyle } from '../../schema/style.table.ts'

export type InteriorStyle = typeof interiorStyle.$inferSelect

/** Visible interior styles, in order. */
export function findStyles(db: Db): Promise<InteriorStyle[]> {
  return db
    .select()
    .from(interiorStyle)
    .where(eq(interiorStyle.isActive, true))
    .orderBy(asc(interiorStyle.position), asc(interiorStyle.id))
}
