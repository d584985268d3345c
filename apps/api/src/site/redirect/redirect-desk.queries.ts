import type { redirects } from '@svetlitsa/api-client/redirect/contract'
import type { ResourceValues } from '@svetlitsa/api-client/resource/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { redirect } from '../../schema/redirect.table.ts'
import type { FieldProblems } from '../../shop/resource/resource-repository.ts'
import { createTableRepository } from '../../shop/resource/table-repository.queries.ts'

type Values = ResourceValues<typeof redirects>

export const redirectRepository = createTableRepository({
  table: redirect,
  match: [{ field: 'fromPath', column: redirect.fromPath }],
  search: [redirect.fromPath, redirect.target],
  sorts: { fromPath: redirect.fromPath, target: redirect.target, createdAt: redirect.createdAt },
  filter: ({ isPermanent }: { isPermanent?: boolean | undefined }) => [
    isPermanent === undefined ? undefined : eq(redirect.isPermanent, isPermanent),
  ],
  toValues: ({ fromPath, target, isPermanent }): Values => ({ fromPath, target, isPermanent }),
  toFacts: ({ createdAt }) => ({ createdAt: createdAt.toISOString() }),
  toColumns: (values: Values) => values,
  check: findLoop,
  constraints: { redirect_fromPath_unique: 'fromPath', redirect_not_to_itself: 'target' },
})

/** A redirect back to where another one comes from would never end. */
async function findLoop(db: Db, { fromPath, target }: Values): Promise<FieldProblems<Values>> {
  if (fromPath === target) return { target: 'leadsBack' }
  const isWayBack = and(eq(redirect.fromPath, target), eq(redirect.target, fromPath))
  const [back] = await db.select({ found: sql`1` }).from(redirect).where(isWayBack).limit(1)
  return back ? { target: 'leadsBack' } : {}
}
