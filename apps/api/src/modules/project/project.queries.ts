import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { basket, basketLine } from '../basket/basket.table.ts'
import { constructorProject } from './project.table.ts'

export type ProjectRow = typeof constructorProject.$inferSelect
export type NewProject = typeof constructorProject.$inferInsert

/** Whose a project is: the customer's, else the browser's. */
export interface ProjectOwner {
  id: number
  userId: number | null
}

function ownedBy(owner: ProjectOwner): SQL | undefined {
  return owner.userId === null
    ? and(eq(constructorProject.sessionId, owner.id), sql`${constructorProject.userId} is null`)
    : eq(constructorProject.userId, owner.userId)
}

export async function findLastProject(db: Db, owner: ProjectOwner): Promise<ProjectRow | null> {
  const [row] = await db
    .select()
    .from(constructorProject)
    .where(ownedBy(owner))
    .orderBy(desc(constructorProject.updatedAt), desc(constructorProject.id))
    .limit(1)
  return row ?? null
}

/** The newest project of which a module lies in its owner's basket. */
export async function findBasketProject(db: Db, owner: ProjectOwner): Promise<ProjectRow | null> {
  const ofOwner =
    owner.userId === null ? eq(basket.sessionId, owner.id) : eq(basket.userId, owner.userId)
  const [row] = await db
    .select({ project: constructorProject })
    .from(constructorProject)
    .innerJoin(basketLine, sql`${basketLine.projectId} = ${constructorProject.guid}::text`)
    .innerJoin(basket, eq(basket.id, basketLine.basketId))
    .where(and(ownedBy(owner), ofOwner))
    .orderBy(desc(constructorProject.updatedAt))
    .limit(1)
  return row?.project ?? null
}

export async function addProject(db: Db, row: NewProject): Promise<ProjectRow> {
  const [added] = await db.insert(constructorProject).values(row).returning()
  if (!added) throw new Error('a project was not written')
  return added
}

/** Changes one's own project; null for another's or none. */
export async function changeProject(
  db: Db,
  owner: ProjectOwner,
  id: number,
  fields: Partial<NewProject>,
): Promise<ProjectRow | null> {
  const [row] = await db
    .update(constructorProject)
    .set({ ...fields, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(constructorProject.id, id), ownedBy(owner)))
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
    .where(and(eq(constructorProject.id, id), ownedBy(owner)))
  return row ?? null
}

export async function deleteProject(db: Db, owner: ProjectOwner, id: number): Promise<boolean> {
  const gone = await db
    .delete(constructorProject)
    .where(and(eq(constructorProject.id, id), ownedBy(owner)))
    .returning({ id: constructorProject.id })
  return gone.length > 0
}
