import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { referral } from '../../schema/referral.table.ts'
import { userAccount } from '../../schema/user.table.ts'
import { selectCredited } from '../../shop/due-sum/due-sum.queries.ts'

/**
 * Marks the referral of an order's customer as rewarded; null when there is none, or it is rewarded
 * already, or the order is not delivered and paid in roubles yet.
 */
export async function takeReward(tx: Db, orderId: number) {
  const { rows } = await tx.execute<{ friend_id: number; inviter_id: number }>(sql`
    update referral set order_id = o.id, rewarded_at = now()
    from shop_order o join checkout c on c.guid = o.basket_group
    where o.id = ${orderId} and referral.friend_id = c.user_id and referral.rewarded_at is null
      and o.state in ('delivered', 'closed') and c.currency_code = 'RUB'
      and ${selectCredited(sql`o`)} >= o.total and o.total > 0
    returning referral.friend_id, referral.inviter_id`)
  const [row] = rows
  return row ? { friendId: row.friend_id, inviterId: row.inviter_id } : null
}

/** The referral that an order rewarded; null for most orders. */
export async function findRewarded(tx: Db, orderId: number) {
  const { friendId, inviterId } = referral
  const [row] = await tx
    .select({ friendId, inviterId })
    .from(referral)
    .where(eq(referral.orderId, orderId))
  return row ?? null
}

export async function countRewardsOfMonth(tx: Db, inviterId: number): Promise<number> {
  const isOfMonth = gt(referral.rewardedAt, sql`now() - interval '30 days'`)
  return tx.$count(referral, and(eq(referral.inviterId, inviterId), isOfMonth))
}

/** The numbers of accounts; a removed account has none. */
export async function findPhones(tx: Db, ids: number[]): Promise<Map<number, string>> {
  const rows = await tx
    .select({ id: userAccount.id, phone: userAccount.phone })
    .from(userAccount)
    .where(inArray(userAccount.id, ids))
  return new Map(rows.flatMap(({ id, phone }) => (phone ? [[id, phone] as const] : [])))
}
