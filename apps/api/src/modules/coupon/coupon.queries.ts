import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { coupon, couponUse } from './coupon.table.ts'

export type CouponRow = typeof coupon.$inferSelect

/** An active coupon with its number of uses, in total and by one phone number. */
export async function findCoupon(db: Db, code: string, phone: string) {
  const [row] = await db
    .select({
      coupon,
      usedByPhone: sql<number>`(select count(*)::int from ${couponUse}
        where ${couponUse.couponId} = ${coupon.id} and ${couponUse.phone} = ${phone})`,
    })
    .from(coupon)
    .where(and(eq(coupon.code, code), eq(coupon.isActive, true)))
  return row ?? null
}

/** Counts a use; false when another shopper has just taken the last one. */
export async function redeemCoupon(
  tx: Db,
  use: { couponId: number; checkoutGuid: string; phone: string },
): Promise<boolean> {
  const updated = await tx
    .update(coupon)
    .set({ used: sql`${coupon.used} + 1` })
    .where(
      and(
        eq(coupon.id, use.couponId),
        sql`(${coupon.limitTotal} is null or ${coupon.used} < ${coupon.limitTotal})`,
        sql`(${coupon.limitPerPhone} is null or (select count(*) from ${couponUse}
          where ${couponUse.couponId} = ${use.couponId} and ${couponUse.phone} = ${use.phone}) < ${coupon.limitPerPhone})`,
      ),
    )
    .returning({ id: coupon.id })
  if (updated.length === 0) return false
  await tx.insert(couponUse).values(use)
  return true
}

/** Returns a use when its order is cancelled. Idempotent. */
export async function releaseCoupon(tx: Db, checkoutGuid: string): Promise<void> {
  const released = await tx
    .delete(couponUse)
    .where(eq(couponUse.checkoutGuid, checkoutGuid))
    .returning({ couponId: couponUse.couponId })
  for (const { couponId } of released) {
    await tx
      .update(coupon)
      .set({ used: sql`${coupon.used} - 1` })
      .where(eq(coupon.id, couponId))
  }
}
