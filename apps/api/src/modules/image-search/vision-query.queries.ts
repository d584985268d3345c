import { eq, lt } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { visionQuery } from './image-search.table.ts'

type Asked = Omit<typeof visionQuery.$inferInsert, 'createdAt'>

const KEPT_MS = 86_400_000

export async function saveVisionQuery(db: Db, asked: Asked): Promise<void> {
  await db.insert(visionQuery).values(asked)
}

export async function findVisionQuery(db: Db, resultId: string) {
  const [row] = await db.select().from(visionQuery).where(eq(visionQuery.resultId, resultId))
  return row ?? null
}

/** What somebody looked for by a picture is nobody's business after a day. */
export async function sweepVisionQueries(db: Db, now: Date): Promise<void> {
  await db.delete(visionQuery).where(lt(visionQuery.createdAt, new Date(now.getTime() - KEPT_MS)))
}
