import { and, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { bonusGrant, bonusPromotion } from './bonus.table.ts'

/** A promotion that gives bonuses at this moment, or null. */
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

/** Promises bonuses to a number; false where it was promised them for the same reason before. */
export async function grantBonus(
  db: Db,
  grant: { phone: string; reason: string; amount: number },
): Promise<boolean> {
  const made = await db
    .insert(bonusGrant)
    .values(grant)
    .onConflictDoNothing()
    .returning({ id: bonusGrant.id })
  return made.length > 0
}
