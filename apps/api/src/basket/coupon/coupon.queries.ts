import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { coupon, couponUse } from '../../schema/coupon.table.ts'

export type CouponRow = typeof coupon.$inferSelect

/** An active coupon with its number of uses, in total and by one phone number. */
export async function findCoupon(
  db: Db,
  code: string,
  phone: string,
): Promise<{ coupon: CouponRow; usedByPhone: number } | null> {
  const [row] = await db
    .select()
    .from(coupon)
    .where(and(eq(coupon.code, code), eq(coupon.isActive, true)))
  if (!row) return null
  const isUseOfPhone = and(eq(couponUse.couponId, row.id), eq(couponUse.phone, phone))
  return { coupon: row, usedByPhone: await db.$count(couponUse, isUseOfPhone) }
}

/**
 * Locks a coupon until the transaction ends, so that its uses are counted by one order at a time. A
 * count in the statement that locks would still see the uses of before the wait.
 */
export async function lockCoupon(tx: Db, code: string): Promise<void> {
  await tx.select({ id: coupon.id }).from(coupon).where(eq(coupon.code, code)).for('update')
}

/** Counts a use of a locked coupon; false when another shopper has just taken the last one. */
export async function redeemCoupon(
  tx: Db,
  use: { couponId: number; basketGroup: string; phone: string },
): Promise<boolean> {
  const updated = await tx
    .update(coupon)
    .set({ used: sql`${coupon.used} + 1` })
    .where(
      and(
        eq(coupon.id, use.couponId),
        sql`(${coupon.limitTotal} is null or ${coupon.used} < ${coupon.limitTotal})`,
      ),
    )
    .returning({ id: coupon.id })
  if (updated.length === 0) return false
  await tx.insert(couponUse).values(use)
  return true
}

/** Returns a use when its order is cancelled. Idempotent. */
export async function releaseCoupon(tx: Db, basketGroup: string): Promise<void> {
  const released = await tx
    .delete(couponUse)
    .where(eq(couponUse.basketGroup, basketGroup))
    .returning({ couponId: couponUse.couponId })
  for (const { couponId } of released) {
    await tx
      .update(coupon)
      .set({ used: sql`${coupon.used} - 1` })
      .where(eq(coupon.id, couponId))
  }
}
