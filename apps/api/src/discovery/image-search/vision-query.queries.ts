import { eq, lt } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { visionQuery } from '../../schema/image-search.table.ts'

type NewVisionQuery = Omit<typeof visionQuery.$inferInsert, 'createdAt'>

const RETENTION_MS = 86_400_000

export async function saveVisionQuery(db: Db, requested: NewVisionQuery): Promise<void> {
  await db.insert(visionQuery).values(requested)
}

export async function findVisionQuery(db: Db, resultId: string) {
  const [row] = await db.select().from(visionQuery).where(eq(visionQuery.resultId, resultId))
  return row ?? null
}

/** Deletes expired picture searches, for privacy. */
export async function deleteExpiredVisionQueries(db: Db, now: Date): Promise<void> {
  await db
    .delete(visionQuery)
    .where(lt(visionQuery.createdAt, new Date(now.getTime() - RETENTION_MS)))
}
