import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { loginFailure } from './session.table.ts'

/** A login as the table of failures knows it; what people mistype is nobody's to read. */
export function loginHashOf(login: string): Buffer {
  return createHash('sha256').update(login.trim().toLowerCase()).digest()
}

/** Notes a try as failed before it is judged: tries at once count each other. */
export async function noteTry(
  db: Db,
  { loginHash, address }: { loginHash: Buffer; address: string },
): Promise<number> {
  const [row] = await db
    .insert(loginFailure)
    .values({ loginHash, address })
    .returning({ id: loginFailure.id })
  if (!row) throw new Error('the try was not noted')
  return row.id
}

/** Forgets a try that was not judged. */
export async function forgetTry(db: Db, id: number): Promise<void> {
  await db.delete(loginFailure).where(eq(loginFailure.id, id))
}

/** The right password wipes out what was mistyped from the same address. */
export async function forgetTries(
  db: Db,
  { loginHash, address }: { loginHash: Buffer; address: string },
): Promise<void> {
  await db
    .delete(loginFailure)
    .where(and(eq(loginFailure.loginHash, loginHash), eq(loginFailure.address, address)))
}

export interface Failures {
  /** Of this login from this address, and when the last was. */
  ofPair: number
  lastOfPairAt: Date | null
  ofLogin: number
  ofAddress: number
  lastOfAddressAt: Date | null
}

/** Failures of the last day, the try with the given id left out. */
export async function countFailures(
  db: Db,
  { loginHash, address, tryId }: { loginHash: Buffer; address: string; tryId: number },
): Promise<Failures> {
  const ofLogin = sql`${loginFailure.loginHash} = ${loginHash}`
  const ofAddress = sql`${loginFailure.address} = ${address}`
  const [row] = await db
    .select({
      ofPair: sql<number>`count(*) filter (where ${ofLogin} and ${ofAddress})::int`,
      lastOfPairAt: sql<Date | null>`max(${loginFailure.createdAt})
        filter (where ${ofLogin} and ${ofAddress})`.mapWith(loginFailure.createdAt),
      ofLogin: sql<number>`count(*) filter (where ${ofLogin})::int`,
      ofAddress: sql<number>`count(*) filter (where ${ofAddress})::int`,
      lastOfAddressAt: sql<Date | null>`max(${loginFailure.createdAt})
        filter (where ${ofAddress})`.mapWith(loginFailure.createdAt),
    })
    .from(loginFailure)
    .where(
      sql`(${ofLogin} or ${ofAddress}) and ${loginFailure.id} < ${tryId}
        and ${loginFailure.createdAt} > now() - interval '1 day'`,
    )
  return row ?? { ofPair: 0, lastOfPairAt: null, ofLogin: 0, ofAddress: 0, lastOfAddressAt: null }
}

export async function sweepFailures(db: Db): Promise<void> {
  await db.delete(loginFailure).where(lt(loginFailure.createdAt, sql`now() - interval '1 day'`))
}
