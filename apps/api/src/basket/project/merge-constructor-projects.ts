import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { constructorProject } from '../../schema/project.table.ts'

/** After login, a guest's constructor projects belong to the customer. */
export async function mergeConstructorProjects(
  tx: Db,
  { fromSessionId, userId }: { fromSessionId: number; userId: number },
): Promise<undefined> {
  await tx
    .update(constructorProject)
    .set({ userId })
    .where(and(eq(constructorProject.sessionId, fromSessionId), isNull(constructorProject.userId)))
}
