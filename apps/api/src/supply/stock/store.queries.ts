import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { stockPlace } from '../../schema/stock.table.ts'

/** Open stores of all regions. */
export function findStores(db: Db): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: stockPlace.id, name: stockPlace.name })
    .from(stockPlace)
    .where(and(eq(stockPlace.kind, 'store'), eq(stockPlace.isActive, true)))
    .orderBy(asc(stockPlace.position), asc(stockPlace.id))
}
