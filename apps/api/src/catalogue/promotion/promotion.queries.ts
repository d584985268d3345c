import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { promotion } from '../../schema/promotion.table.ts'

export type Promotion = typeof promotion.$inferSelect

/** Promotions that are not switched off, in order; the caller selects those that are running. */
export function findPromotions(db: Db): Promise<Promotion[]> {
  return db
    .select()
    .from(promotion)
    .where(eq(promotion.isActive, true))
    .orderBy(asc(promotion.position), asc(promotion.id))
}
