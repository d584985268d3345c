import { and, eq, ne, sql } from 'drizzle-orm'
import { releaseCoupon } from '../../basket/coupon/coupon.queries.ts'
import type { Db } from '../../platform/database/database.ts'
import { couponUse } from '../../schema/coupon.table.ts'
import { checkout, shopOrder } from '../../schema/order.table.ts'

/**
 * Releases the use of a coupon that the orders of a checkout share, when the last of them is cancelled.
 * The checkout keeps which coupon it was, for money that comes late.
 */
export async function releaseCouponUse(
  tx: Db,
  { basketGroup }: { basketGroup: string },
): Promise<void> {
  const isOpen = and(eq(shopOrder.basketGroup, basketGroup), ne(shopOrder.state, 'cancelled'))
  if ((await tx.$count(shopOrder, isOpen)) > 0) return
  const [use] = await tx
    .select({ couponId: couponUse.couponId })
    .from(couponUse)
    .where(eq(couponUse.basketGroup, basketGroup))
  if (!use) return
  await tx
    .update(checkout)
    .set({ freedCouponId: use.couponId })
    .where(eq(checkout.guid, basketGroup))
  await releaseCoupon(tx, basketGroup)
}

/**
 * Reclaims the use that was released when the orders of a checkout were cancelled; false if the
 * coupon's limits no longer allow it. Its row is locked before uses are counted.
 */
export async function reclaimCouponUse(tx: Db, basketGroup: string): Promise<boolean> {
  const { rows } = await tx.execute<{ id: number; phone: string }>(sql`
    select p.id, c.phone from checkout c join coupon p on p.id = c.freed_coupon_id
    where c.guid = ${basketGroup} for update of p`)
  const [freed] = rows
  if (!freed) return true
  const taken = await tx.execute(sql`
    update coupon p set used = used + 1
    where p.id = ${freed.id} and (p.limit_total is null or p.used < p.limit_total)
      and (p.limit_per_phone is null or p.limit_per_phone > (
        select count(*) from coupon_use u where u.coupon_id = p.id and u.phone = ${freed.phone}))`)
  if (taken.rowCount === 0) return false
  await tx.insert(couponUse).values({ couponId: freed.id, basketGroup, phone: freed.phone })
  await tx.update(checkout).set({ freedCouponId: null }).where(eq(checkout.guid, basketGroup))
  return true
}
