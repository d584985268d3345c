import { bonusTerms } from '@svetlitsa/domain/bonus/bonus-level'
import { type SQL, sql } from 'drizzle-orm'
import type { Language } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'

/** The bonus programme is Russian, and its days begin at midnight in Moscow (ADR 0042). */
const toDay = (moment: SQL) => sql`(${moment} at time zone 'Europe/Moscow')::date`

interface ExpiringBonus {
  phone: string
  email: string | null
  language: Language
  /** The lots that expire on one day, and the day. */
  lotIds: string[]
  day: string
}

/** The bonuses that expire soon and whose owners were not notified yet, by customer and day. */
export async function findExpiringBonuses(db: Db, limit: number): Promise<ExpiringBonus[]> {
  const { rows } = await db.execute<Record<keyof ExpiringBonus, never>>(sql`
    select u.phone, u.email, u.language, array_agg(l.id::text order by l.id) as "lotIds",
      ${toDay(sql`l.expires_at`)}::text as day
    from bonus_lot l join user_account u on u.phone = l.phone and u.logged_in_at is not null
    where l.left_amount > 0 and l.told_at is null and l.expires_at > now()
      and l.expires_at < (${toDay(sql`now()`)} + ${bonusTerms.expiryNoticeDays + 1}::integer)::timestamp
        at time zone 'Europe/Moscow'
    group by u.id, day order by day, u.id limit ${limit}`)
  return rows
}

/**
 * Records that the owner of lots is notified of their end; returns what is left of those that no
 * notice was about before, or null. Of several workers one gets them.
 */
export async function recordExpiryNotice(
  tx: Db,
  lotIds: readonly string[],
): Promise<{ amount: number; firstId: number } | null> {
  const { rows } = await tx.execute<{ id: number; left: number }>(sql`
    update bonus_lot set told_at = now()
    where id = any(${sql.param(lotIds)}::bigint[]) and told_at is null and left_amount > 0
    returning id, left_amount as "left"`)
  if (rows.length === 0) return null
  return {
    amount: rows.reduce((sum, { left }) => sum + left, 0),
    firstId: Math.min(...rows.map(({ id }) => id)),
  }
}

/** The next day on which bonuses of a number expire, and how many; null where none are left. */
export async function findNextExpiry(
  db: Db,
  phone: string,
): Promise<{ sum: number; date: string } | null> {
  const { rows } = await db.execute<{ sum: number; date: string }>(sql`
    select sum(left_amount)::bigint as sum, ${toDay(sql`expires_at`)}::text as date
    from bonus_lot where phone = ${phone} and left_amount > 0 and expires_at > now()
    group by 2 order by 2 limit 1`)
  return rows[0] ?? null
}
