import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { promotion } from './promotion.table.ts'

export type Promotion = typeof promotion.$inferSelect

/** Promotions that are not switched off, in their order; which of them run now is the reader's question. */
export function findPromotions(db: Db): Promise<Promotion[]> {
  return db
    .select()
    .from(promotion)
    .where(eq(promotion.isActive, true))
    .orderBy(asc(promotion.position), asc(promotion.id))
}
