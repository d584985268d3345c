import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { apiKey } from '../../schema/api-key.table.ts'

export type ApiKeyRow = typeof apiKey.$inferSelect

/** Keys that work come first, newest first. */
export function findApiKeys(db: Db): Promise<ApiKeyRow[]> {
  return db.select().from(apiKey).orderBy(sql`${apiKey.revokedAt} nulls first`, desc(apiKey.id))
}

/** A key that was not revoked, by its login. */
export async function findWorkingKey(db: Db, prefix: string): Promise<ApiKeyRow | null> {
  const isWorking = and(eq(apiKey.prefix, prefix), isNull(apiKey.revokedAt))
  const [row] = await db.select().from(apiKey).where(isWorking)
  return row ?? null
}

export async function addApiKey(
  db: Db,
  values: Omit<typeof apiKey.$inferInsert, 'id'>,
): Promise<ApiKeyRow> {
  const [row] = await db.insert(apiKey).values(values).returning()
  if (!row) throw new Error('the key was not added')
  return row
}

/** Revokes a key; false where none with this login works. */
export async function revokeApiKey(db: Db, prefix: string, now: Date): Promise<boolean> {
  const revoked = await db
    .update(apiKey)
    .set({ revokedAt: now })
    .where(and(eq(apiKey.prefix, prefix), isNull(apiKey.revokedAt)))
    .returning({ id: apiKey.id })
  return revoked.length > 0
}

/** Notes that a key was used; at most once a minute, because keys are used often. */
export async function noteKeyUse(db: Db, id: number, now: Date): Promise<void> {
  await db
    .update(apiKey)
    .set({ lastUsedAt: now })
    .where(
      sql`${apiKey.id} = ${id} and (${apiKey.lastUsedAt} is null
        or ${apiKey.lastUsedAt} < ${now.toISOString()}::timestamptz - interval '1 minute')`,
    )
}
