import { bonusTerms } from '@svetlitsa/domain/bonus/get-bonus-level'
import { sql } from 'drizzle-orm'
import type { Language } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'

interface ExpiringBonus {
  phone: string
  email: string | null
  language: Language
  amount: number
  /** The lot that expires first, and its day. */
  lotId: string
  day: string
}

/** Customers whose bonuses expire soon and who have not been told of the first of them. */
export async function findExpiringBonuses(db: Db, limit: number): Promise<ExpiringBonus[]> {
  const { rows } = await db.execute<Record<keyof ExpiringBonus, never>>(sql`
    with expiring as (
      select l.phone, sum(l.left_amount)::bigint as amount,
        (array_agg(l.id order by l.expires_at, l.id))[1] as lot_id,
        to_char(min(l.expires_at) at time zone 'UTC', 'YYYY-MM-DD') as day
      from bonus_lot l
      where l.left_amount > 0 and l.expires_at > now()
        and l.expires_at <= now() + make_interval(days => ${bonusTerms.expiryNoticeDays})
      group by l.phone)
    select u.phone, u.email, u.language, e.amount, e.lot_id::text as "lotId", e.day
    from expiring e join user_account u on u.phone = e.phone and u.logged_in_at is not null
    where not exists (select from message m where m.dedupe_key in (
      'sms:bonus-expiring:' || e.lot_id, 'email:bonus-expiring:' || e.lot_id))
    order by e.lot_id limit ${limit}`)
  return rows
}
