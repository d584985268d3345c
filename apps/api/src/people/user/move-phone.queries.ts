import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { basket } from '../../schema/basket.table.ts'
import { bonusGrant } from '../../schema/bonus.table.ts'
import { couponUse } from '../../schema/coupon.table.ts'
import { checkout } from '../../schema/order.table.ts'
import { session } from '../../schema/session.table.ts'
import { subscription } from '../../schema/subscription.table.ts'
import { userAccount } from '../../schema/user.table.ts'

export async function lockAccountPhone(tx: Db, id: number): Promise<string | null> {
  const [row] = await tx
    .select({ phone: userAccount.phone })
    .from(userAccount)
    .where(eq(userAccount.id, id))
    .for('update')
  return row?.phone ?? null
}

/**
 * Merges the account that a guest's order created for this number into the account of the number's
 * verified owner, unless somebody has logged in to it. Otherwise a stranger's order could keep it.
 */
export async function mergeUnusedAccount(
  tx: Db,
  { userId, phone }: { userId: number; phone: string },
): Promise<void> {
  const [unused] = await tx
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(
      and(
        eq(userAccount.phone, phone),
        isNull(userAccount.loggedInAt),
        isNull(userAccount.passwordHash),
        // Invited staff have not logged in yet either.
        sql`${userAccount.groups} = '{2}'`,
      ),
    )
    .for('update')
  if (!unused) return
  await tx.update(checkout).set({ userId }).where(eq(checkout.userId, unused.id))
  await tx.delete(userAccount).where(eq(userAccount.id, unused.id))
}

/**
 * Gives an account another number; false when another account has it. The number is locked like by
 * a first login, which inserts it: the unique index decides between the two.
 */
export async function saveAccountPhone(tx: Db, id: number, phone: string): Promise<boolean> {
  const [probe] = await tx
    .insert(userAccount)
    .values({ phone })
    .onConflictDoNothing()
    .returning({ id: userAccount.id })
  if (!probe) return false
  await tx.delete(userAccount).where(eq(userAccount.id, probe.id))
  await tx.update(userAccount).set({ phone }).where(eq(userAccount.id, id))
  return true
}

/** Rows that know the customer by the number alone follow it; contacts of other people stay. */
export async function moveCustomerPhone(
  tx: Db,
  { userId, from, to }: { userId: number; from: string; to: string },
): Promise<void> {
  await tx
    .update(checkout)
    .set({ phone: to })
    .where(and(eq(checkout.userId, userId), eq(checkout.phone, from)))
  // The limit of a coupon holds for the person, not for the number.
  await tx.update(couponUse).set({ phone: to }).where(eq(couponUse.phone, from))
  await tx
    .update(basket)
    .set({
      couponPhone: sql`case ${basket.couponPhone} when ${from} then ${to} else ${basket.couponPhone} end`,
      bonusPhone: sql`case ${basket.bonusPhone} when ${from} then ${to} else ${basket.bonusPhone} end`,
    })
    .where(eq(basket.userId, userId))
  await moveOnce(tx, { from, to })
}

/** What a number has once: where the new one has it too, the earlier row is dropped. */
async function moveOnce(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await tx
    .update(bonusGrant)
    .set({ phone: to })
    .where(
      sql`${bonusGrant.phone} = ${from} and ${bonusGrant.reason} not in
      (select same.reason from ${bonusGrant} same where same.phone = ${to})`,
    )
  await tx.delete(bonusGrant).where(eq(bonusGrant.phone, from))
  await tx
    .update(subscription)
    .set({ phone: to })
    .where(
      sql`${subscription.phone} = ${from} and not exists
      (select from ${subscription} same where same.phone = ${to})`,
    )
  await tx.delete(subscription).where(eq(subscription.phone, from))
}

/** Sessions that confirmed the earlier number, also without a login, verify it no longer. */
export async function forgetConfirmedPhone(tx: Db, phone: string): Promise<void> {
  await tx
    .update(session)
    .set({
      confirmedPhone: sql`nullif(${session.confirmedPhone}, ${phone})`,
      knownPhones: sql`array_remove(${session.knownPhones}, ${phone})`,
    })
    .where(sql`${session.confirmedPhone} = ${phone} or ${phone} = any(${session.knownPhones})`)
}
