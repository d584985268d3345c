import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Login } from '../session/login-hooks.ts'
import { constructorProject } from './project.table.ts'

/** What a guest built in the constructor is the customer's after the login. */
export async function joinWalls(tx: Db, { fromSessionId, userId }: Login): Promise<undefined> {
  await tx
    .update(constructorProject)
    .set({ userId })
    .where(and(eq(constructorProject.sessionId, fromSessionId), isNull(constructorProject.userId)))
}
