import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { formRequest } from '../../schema/request.table.ts'

export type NewRequest = typeof formRequest.$inferInsert

/**
 * A request with the same content within a day, whoever sent it: a form submitted twice. Null if
 * there is none.
 */
export async function findDuplicate(tx: Db, contentHash: Buffer): Promise<number | null> {
  // Concurrent duplicates wait for each other, so that the second finds the first.
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

/** Number of requests from a phone number within a day. */
export async function countByPhone(tx: Db, phone: string): Promise<number> {
  return tx.$count(
    formRequest,
    and(eq(formRequest.phone, phone), gt(formRequest.createdAt, sql`now() - interval '1 day'`)),
  )
}

export async function addRequest(tx: Db, request: NewRequest): Promise<number> {
  const [row] = await tx.insert(formRequest).values(request).returning({ id: formRequest.id })
  if (!row) throw new Error('the request was not saved')
  return row.id
}
