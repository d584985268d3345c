import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { pollAnswer } from './poll.table.ts'

/** Keeps an answer; true where this browser had answered before and changes it. */
export async function keepAnswer(
  db: Db,
  answer: Omit<typeof pollAnswer.$inferInsert, 'id'>,
): Promise<boolean> {
  const { answers, comment, orderNumber, userId } = answer
  const [row] = await db
    .insert(pollAnswer)
    .values(answer)
    .onConflictDoUpdate({
      target: [pollAnswer.poll, pollAnswer.sessionId],
      set: { answers, comment, orderNumber, userId, updatedAt: sql`now()` },
    })
    // A row that was there before has a former version of itself.
    .returning({ isChanged: sql<boolean>`(xmax <> 0)` })
  return row?.isChanged ?? false
}
