import { and, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { bonusPromotion } from '../../schema/bonus.table.ts'

/** A promotion that grants bonuses at this moment, or null. */
export async function findBonusPromotion(db: Db, code: string, now: Date) {
  const [found] = await db
    .select({ code: bonusPromotion.code, amount: bonusPromotion.amount })
    .from(bonusPromotion)
    .where(
      and(
        eq(bonusPromotion.code, code),
        eq(bonusPromotion.isActive, true),
        or(isNull(bonusPromotion.startsAt), lte(bonusPromotion.startsAt, now)),
        or(isNull(bonusPromotion.endsAt), gt(bonusPromotion.endsAt, now)),
      ),
    )
  return found ?? null
}
