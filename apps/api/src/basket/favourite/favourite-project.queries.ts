import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { favouriteProject } from '../../schema/favourite.table.ts'
import type { FavouriteOwner } from './favourite.queries.ts'

export interface FavouriteProject extends Record<string, unknown> {
  projectID: string
  /** Name, kind and wall of the project, when the shop's own constructor has it. */
  name: string | null
  kind: 'wardrobe' | 'kitchen' | null
  wallCm: number | null
  /** Offer of the kit whose project this is. */
  kitOfferId: number | null
}

const MAX_SHOWN = 100

/** Ids of an owner's saved projects, newest first. */
export async function findProjectIds(db: Db, owner: FavouriteOwner): Promise<string[]> {
  const rows = await db
    .select({ projectId: favouriteProject.projectId })
    .from(favouriteProject)
    .where(buildOwnerCondition(owner))
    .orderBy(desc(favouriteProject.id))
    .limit(MAX_SHOWN)
  return rows.map(({ projectId }) => projectId)
}

/** Saved projects of an owner, newest first. */
export async function findProjects(
  db: Db,
  { id, userId }: FavouriteOwner,
): Promise<FavouriteProject[]> {
  const ownerCondition =
    userId === null ? sql`kept.session_id = ${id}` : sql`kept.user_id = ${userId}`
  const { rows } = await db.execute<FavouriteProject>(sql`
    select kept.project_id as "projectID", made.name, made.kind,
      made.wall_cm as "wallCm", kit.offer_id as "kitOfferId"
    from favourite_project kept
    left join constructor_project made on made.guid =
      case when kept.project_id ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then kept.project_id::uuid end
    left join lateral (
      select o.id as offer_id from product p
      join offer o on o.product_id = p.id and o.is_active
      where p.is_kit and p.id =
        case when kept.project_id ~ '^kit-[0-9]{1,9}$' then substr(kept.project_id, 5)::int end
      order by o.position, o.id limit 1
    ) kit on true
    where ${ownerCondition} order by kept.id desc limit ${MAX_SHOWN}`)
  return rows
}

export async function countProjects(db: Db, owner: FavouriteOwner): Promise<number> {
  const [row] = await db
    .select({ kept: count() })
    .from(favouriteProject)
    .where(buildOwnerCondition(owner))
  return row?.kept ?? 0
}

export async function addProject(
  db: Db,
  { id, userId }: FavouriteOwner,
  projectId: string,
): Promise<void> {
  await db
    .insert(favouriteProject)
    .values(userId === null ? { sessionId: id, projectId } : { userId, projectId })
    .onConflictDoNothing()
}

/** Removes a project, or all of them where none is named. */
export async function removeProject(
  db: Db,
  owner: FavouriteOwner,
  projectId: string | null,
): Promise<void> {
  const condition = projectId === null ? undefined : eq(favouriteProject.projectId, projectId)
  await db.delete(favouriteProject).where(and(buildOwnerCondition(owner), condition))
}

/** Moves a guest's projects to the customer at login. */
export async function mergeProjects(
  tx: Db,
  { fromSessionId, userId }: { fromSessionId: number; userId: number },
): Promise<undefined> {
  await tx.execute(sql`
    insert into ${favouriteProject} (user_id, project_id, created_at)
    select ${userId}, project_id, created_at from ${favouriteProject}
    where session_id = ${fromSessionId}
    on conflict do nothing`)
  await tx.delete(favouriteProject).where(eq(favouriteProject.sessionId, fromSessionId))
}

function buildOwnerCondition({ id, userId }: FavouriteOwner) {
  return userId === null ? eq(favouriteProject.sessionId, id) : eq(favouriteProject.userId, userId)
}
