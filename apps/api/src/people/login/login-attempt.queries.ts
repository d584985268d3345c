import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { loginFailure } from '../../schema/session.table.ts'

/** Hash of a login for the table of failed attempts; mistyped logins must not be readable. */
export function hashLogin(login: string): Buffer {
  return createHash('sha256').update(login.trim().toLowerCase()).digest()
}

/**
 * Records an attempt as failed before it is checked, so that concurrent attempts count each other.
 */
export async function saveAttempt(
  db: Db,
  { loginHash, address }: { loginHash: Buffer; address: string },
): Promise<number> {
  const [row] = await db
    .insert(loginFailure)
    .values({ loginHash, address })
    .returning({ id: loginFailure.id })
  if (!row) throw new Error('the attempt was not saved')
  return row.id
}

/** Deletes an attempt that was not checked. */
export async function deleteAttempt(db: Db, id: number): Promise<void> {
  await db.delete(loginFailure).where(eq(loginFailure.id, id))
}

/** Deletes the failed attempts of a login from one address after the correct password. */
export async function deleteAttempts(
  db: Db,
  { loginHash, address }: { loginHash: Buffer; address: string },
): Promise<void> {
  await db
    .delete(loginFailure)
    .where(and(eq(loginFailure.loginHash, loginHash), eq(loginFailure.address, address)))
}

export interface FailedAttempts {
  /** Failures for this login from this address, and the time of the last one. */
  pairCount: number
  lastPairFailureAt: Date | null
  loginCount: number
  addressCount: number
  lastAddressFailureAt: Date | null
}

/** Failures of the last day, excluding the attempt with the given id. */
export async function countFailedAttempts(
  db: Db,
  { loginHash, address, attemptId }: { loginHash: Buffer; address: string; attemptId: number },
): Promise<FailedAttempts> {
  const matchesLogin = sql`${loginFailure.loginHash} = ${loginHash}`
  const matchesAddress = sql`${loginFailure.address} = ${address}`
  const [row] = await db
    .select({
      pairCount: sql<number>`count(*) filter (where ${matchesLogin} and ${matchesAddress})::int`,
      lastPairFailureAt: sql<Date | null>`max(${loginFailure.createdAt})
        filter (where ${matchesLogin} and ${matchesAddress})`.mapWith(loginFailure.createdAt),
      loginCount: sql<number>`count(*) filter (where ${matchesLogin})::int`,
      addressCount: sql<number>`count(*) filter (where ${matchesAddress})::int`,
      lastAddressFailureAt: sql<Date | null>`max(${loginFailure.createdAt})
        filter (where ${matchesAddress})`.mapWith(loginFailure.createdAt),
    })
    .from(loginFailure)
    .where(
      sql`(${matchesLogin} or ${matchesAddress}) and ${loginFailure.id} < ${attemptId}
        and ${loginFailure.createdAt} > now() - interval '1 day'`,
    )
  return (
    row ?? {
      pairCount: 0,
      lastPairFailureAt: null,
      loginCount: 0,
      addressCount: 0,
      lastAddressFailureAt: null,
    }
  )
}

export async function deleteOldAttempts(db: Db): Promise<void> {
  await db.delete(loginFailure).where(lt(loginFailure.createdAt, sql`now() - interval '1 day'`))
}
