import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/**
 * A certificate's balance is the sum of its entries, between 0 and its face, and every payment by
 * certificate is one write-off of its amount and currency (I7). A refund is returned before it is
 * recorded with the order, so that step may be missing for a while.
 */
export async function auditCertificates(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ broken: string }>(sql`
    with entry as (
      select c.code, c.currency_code, e.* from certificate_entry e
      join certificate c on c.id = e.certificate_id),
    paid as (select * from payment where provider = 'certificate' and state = 'succeeded')
    select 'I7 balance of certificate: ' || c.code as broken from certificate c
      left join certificate_entry e on e.certificate_id = c.id
      group by c.id
      having coalesce(sum(e.amount), 0) <> c.balance or c.balance not between 0 and c.face
        or coalesce(sum(e.amount) filter (where e.kind = 'issue'), 0) <> c.face
    union all
    select 'I7 write-off of payment: ' || coalesce(p.guid, e.payment_guid)::text from paid p
      full join (select * from entry where kind = 'write-off' and payment_guid is not null) e
        on e.payment_guid = p.guid
      where p.amount is distinct from -e.amount or p.currency_code is distinct from e.currency_code
    union all
    select 'I7 returned of payment: ' || p.guid::text from paid p
      left join (select payment_guid, sum(amount) as amount, max(created_at) as at
        from entry where kind = 'return' group by 1) r on r.payment_guid = p.guid
      left join (select payment_guid, sum(amount) as amount
        from payment_entry where direction = 'out' group by 1) o on o.payment_guid = p.guid
      where coalesce(o.amount, 0) > coalesce(r.amount, 0)
        or (coalesce(o.amount, 0) < r.amount and r.at < now() - interval '1 hour')`)
  return rows.map(({ broken }) => broken)
}
