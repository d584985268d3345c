import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { pollAnswer } from '../../schema/poll.table.ts'

/**
 * Saves an answer; returns true if this browser had answered before and the answer was replaced.
 */
export async function saveAnswer(
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
    // xmax is non-zero if the statement updated an existing row.
    .returning({ isChanged: sql<boolean>`(xmax <> 0)` })
  return row?.isChanged ?? false
}
