import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/**
 * What `audit money` says besides violations: receipts of Kaspi that the shop sends to no register,
 * because the operators of fiscal data in Kazakhstan are others (ADR 0071). A person compares their
 * number and sum with the seller's own register.
 */
export async function listLeftReceipts(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ line: string }>(sql`
    select 'Not checked here: ' || count(*) || ' receipts by Kaspi of ' || to_char(min(r.created_at), 'YYYY-MM')
      || ', ' || sum(r.sum) || ' ' || r.currency_code || ' (' || r.type
      || '): compare them with the seller''s register in Kazakhstan' as line
    from receipt r join payment p on p.guid = r.payment_guid
    where p.method = 'kaspi' and r.registered_at is null and r.ask_at is null and r.failure is null
    group by date_trunc('month', r.created_at), r.currency_code, r.type
    order by date_trunc('month', r.created_at), r.type desc`)
  return rows.map(({ line }) => line)
}
