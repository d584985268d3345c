import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { stockPlace } from './stock.table.ts'

/** Stores that are open, of all regions. */
export function findStores(db: Db): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: stockPlace.id, name: stockPlace.name })
    .from(stockPlace)
    .where(and(eq(stockPlace.kind, 'store'), eq(stockPlace.isActive, true)))
    .orderBy(asc(stockPlace.position), asc(stockPlace.id))
}
