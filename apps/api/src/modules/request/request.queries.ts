import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { formRequest } from './request.table.ts'

export type NewRequest = typeof formRequest.$inferInsert

/** The same words from anybody within a day, or null: a form sent twice. */
export async function findTwin(tx: Db, contentHash: Buffer): Promise<number | null> {
  // Twins in flight wait for one another, so that the second finds the first.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${contentHash.toString('hex')}, 0))`,
  )
  const [row] = await tx
    .select({ id: formRequest.id })
    .from(formRequest)
    .where(
      and(
        eq(formRequest.contentHash, contentHash),
        gt(formRequest.createdAt, sql`now() - interval '1 day'`),
      ),
    )
    .orderBy(desc(formRequest.id))
    .limit(1)
  return row?.id ?? null
}

/** How many requests came of a number within a day. */
export async function countOfPhone(tx: Db, phone: string): Promise<number> {
  return tx.$count(
    formRequest,
    and(eq(formRequest.phone, phone), gt(formRequest.createdAt, sql`now() - interval '1 day'`)),
  )
}

export async function addRequest(tx: Db, request: NewRequest): Promise<number> {
  const [row] = await tx.insert(formRequest).values(request).returning({ id: formRequest.id })
  if (!row) throw new Error('a request was not written')
  return row.id
}
