import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { basket, basketLine } from '../../schema/basket.table.ts'
import { constructorProject } from '../../schema/project.table.ts'

export type ProjectRow = typeof constructorProject.$inferSelect
export type NewProject = typeof constructorProject.$inferInsert

/** The owner of a project: the customer, or the browser of a guest. */
export interface ProjectOwner {
  id: number
  userId: number | null
}

function buildOwnerCondition(owner: ProjectOwner): SQL | undefined {
  return owner.userId === null
    ? and(eq(constructorProject.sessionId, owner.id), sql`${constructorProject.userId} is null`)
    : eq(constructorProject.userId, owner.userId)
}

/** The owner's project edited last; the one of the guid before it, where it is the owner's. */
export async function findLastProject(
  db: Db,
  owner: ProjectOwner,
  guid: string | null = null,
): Promise<ProjectRow | null> {
  const requestedFirst = guid === null ? [] : [desc(eq(constructorProject.guid, guid))]
  const [row] = await db
    .select()
    .from(constructorProject)
    .where(buildOwnerCondition(owner))
    .orderBy(...requestedFirst, desc(constructorProject.updatedAt), desc(constructorProject.id))
    .limit(1)
  return row ?? null
}

/** The owner's newest project with a module in the basket. */
export async function findBasketProject(db: Db, owner: ProjectOwner): Promise<ProjectRow | null> {
  const ofOwner =
    owner.userId === null ? eq(basket.sessionId, owner.id) : eq(basket.userId, owner.userId)
  const [row] = await db
    .select({ project: constructorProject })
    .from(constructorProject)
    .innerJoin(basketLine, sql`${basketLine.projectId} = ${constructorProject.guid}::text`)
    .innerJoin(basket, eq(basket.id, basketLine.basketId))
    .where(and(buildOwnerCondition(owner), ofOwner))
    .orderBy(desc(constructorProject.updatedAt))
    .limit(1)
  return row?.project ?? null
}

export async function addProject(db: Db, row: NewProject): Promise<ProjectRow> {
  const [added] = await db.insert(constructorProject).values(row).returning()
  if (!added) throw new Error('the project was not saved')
  return added
}

/** Changes the owner's project; null if it does not exist or belongs to somebody else. */
export async function changeProject(
  db: Db,
  owner: ProjectOwner,
  id: number,
  fields: Partial<NewProject>,
): Promise<ProjectRow | null> {
  const [row] = await db
    .update(constructorProject)
    .set({ ...fields, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(constructorProject.id, id), buildOwnerCondition(owner)))
    .returning()
  return row ?? null
}

export async function findProject(
  db: Db,
  owner: ProjectOwner,
  id: number,
): Promise<ProjectRow | null> {
  const [row] = await db
    .select()
    .from(constructorProject)
    .where(and(eq(constructorProject.id, id), buildOwnerCondition(owner)))
  return row ?? null
}

export async function deleteProject(db: Db, owner: ProjectOwner, id: number): Promise<boolean> {
  const deleted = await db
    .delete(constructorProject)
    .where(and(eq(constructorProject.id, id), buildOwnerCondition(owner)))
    .returning({ id: constructorProject.id })
  return deleted.length > 0
}
