import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { checkout } from '../../schema/order.table.ts'
import { invitation, referral } from '../../schema/referral.table.ts'
import { userAccount } from '../../schema/user.table.ts'

export async function findInviter(db: Db, code: string): Promise<number | null> {
  const [row] = await db
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(and(eq(userAccount.inviteCode, code), isNull(userAccount.deletedAt)))
  return row?.id ?? null
}

export async function countReferrals(db: Db, inviterId: number) {
  const [row] = await db
    .select({
      friends: sql<number>`count(*)::int`,
      rewarded: sql<number>`count(${referral.rewardedAt})::int`,
    })
    .from(referral)
    .where(eq(referral.inviterId, inviterId))
  return row ?? { friends: 0, rewarded: 0 }
}

/** Serializes what an inviter does and gets, so that limits hold. */
export async function lockInviter(tx: Db, userId: number): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`invites of ${userId}`}, 0))`,
  )
}

export async function countInvitationsOfDay(db: Db, userId: number): Promise<number> {
  const isOfDay = gt(invitation.createdAt, sql`now() - interval '24 hours'`)
  return db.$count(invitation, and(eq(invitation.userId, userId), isOfDay))
}

/** Records an invitation; false when the number was invited before, by whomever. */
export async function saveInvitation(tx: Db, userId: number, friendHash: Buffer): Promise<boolean> {
  const saved = await tx
    .insert(invitation)
    .values({ userId, friendHash })
    .onConflictDoNothing()
    .returning({ id: invitation.id })
  return saved.length > 0
}

/**
 * Records who invited a customer; false when somebody else did before, when the customer has ordered
 * already, or when the two would invite each other.
 */
export async function saveReferral(
  tx: Db,
  { friendId, inviterId }: { friendId: number; inviterId: number },
): Promise<boolean> {
  const orders = await tx.$count(checkout, eq(checkout.userId, friendId))
  const isReverse = and(eq(referral.friendId, inviterId), eq(referral.inviterId, friendId))
  if (orders > 0 || (await tx.$count(referral, isReverse)) > 0) return false
  const saved = await tx
    .insert(referral)
    .values({ friendId, inviterId })
    .onConflictDoNothing()
    .returning({ friendId: referral.friendId })
  return saved.length > 0
}
