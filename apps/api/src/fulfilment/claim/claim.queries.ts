import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { claim, claimMessage } from '../../schema/claim.table.ts'

export type ClaimRow = typeof claim.$inferSelect

/**
 * Begins a claim about an order, or finds the unfinished one; of two at once one is made. Null where
 * the unfinished one is of an account that the order belonged to before.
 */
export async function findOrInsertDraft(
  tx: Db,
  { orderId, userId }: { orderId: number; userId: number },
): Promise<string | null> {
  const [made] = await tx
    .insert(claim)
    .values({ orderId, userId })
    .onConflictDoNothing()
    .returning({ guid: claim.guid })
  if (made) return made.guid
  const [found] = await tx
    .select({ guid: claim.guid, userId: claim.userId })
    .from(claim)
    .where(and(eq(claim.orderId, orderId), eq(claim.state, 'draft')))
  // Sent between the two statements: then a new one can begin.
  if (!found) return findOrInsertDraft(tx, { orderId, userId })
  return found.userId === userId ? found.guid : null
}

/** Locks a claim of a customer until the end of the transaction. */
export async function lockOwnClaim(
  tx: Db,
  { guid, userId }: { guid: string; userId: number },
): Promise<ClaimRow | null> {
  const isOwn = and(eq(claim.guid, guid), eq(claim.userId, userId))
  const [row] = await tx.select().from(claim).where(isOwn).for('no key update')
  return row ?? null
}

/** Locks a claim whose order the member of staff may see and has locked. */
export async function lockClaim(tx: Db, guid: string): Promise<ClaimRow | null> {
  const [row] = await tx.select().from(claim).where(eq(claim.guid, guid)).for('no key update')
  return row ?? null
}

/** Changes a locked claim; the next write from an older version is refused. */
export async function updateClaim(
  tx: Db,
  id: number,
  values: Partial<typeof claim.$inferInsert>,
): Promise<void> {
  await tx
    .update(claim)
    .set({ ...values, version: sql`${claim.version} + 1`, updatedAt: sql`now()` })
    .where(eq(claim.id, id))
}

/** Deletes a locked claim that was never sent. */
export async function deleteClaim(tx: Db, id: number): Promise<void> {
  await tx.delete(claim).where(and(eq(claim.id, id), eq(claim.state, 'draft')))
}

export async function insertClaimMessage(
  tx: Db,
  values: typeof claimMessage.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(claimMessage).values(values).returning({ id: claimMessage.id })
  if (!row) throw new Error('the message was not saved')
  return row.id
}
